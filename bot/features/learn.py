"""The lesson: /learn, and the button that offers it."""

from bot.discord_io.components import Press
from bot.domain.lesson import (
    LEARNER,
    LessonPosition,
    UnknownLessonError,
    letters_of,
    route_by_letter,
)
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, slash
from bot.messages import learn as messages
from bot.messages.parts.affordable import route_payments, unaffordable_claim
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.refusals import refusal_message
from bot.tables.lesson import play_lesson
from engine.refusals import Refusal


class LearnFeature(Feature):
    """Handlers of /learn. Nothing of a lesson is stored: each button carries all choices before it,
    so a lesson goes on after a restart too."""

    @slash("learn", in_dm=True)
    async def learn(self, caller: Caller) -> Reply:
        return self._begin(caller)

    @button("learn")
    async def choose(self, caller: Caller, press: Press) -> Reply:
        """Begin the lesson, make a choice in it, or leave it."""
        made, _, choice = press.args.partition(":")
        if not made:
            return self._begin(caller)
        translator = self._context.translator(caller)
        if made == messages.LEAVE:
            return Reply(messages.left_message(translator))
        try:
            return self._choose(caller, made, choice.partition(":")[0], press.value)
        except UnknownLessonError:
            return Reply(messages.outdated_message(translator))

    def _begin(self, caller: Caller) -> Reply:
        return self._at(caller, play_lesson(self._tables.boards, ""))

    def _choose(self, caller: Caller, made: str, choice: str, value: str) -> Reply:
        """What follows from a choice after those that were made. If the rules do not allow it, the
        lesson stays where it is and says why."""
        try:
            before = play_lesson(self._tables.boards, made)
        except Refusal as refusal:
            raise UnknownLessonError(made) from refusal
        phrases = self._phrases(caller, before)
        if choice == messages.SHOW_ROUTES:
            return Reply(messages.routes_message(phrases, before))
        if choice == messages.CHOSEN_ROUTE:
            route = route_by_letter(phrases.board, value)
            if route in route_payments(before.view):
                return Reply(messages.payments_message(phrases, before, route))
            # The engine's refusal says what is missing.
            claim = unaffordable_claim(before.view, phrases.board, route)
            choice = letters_of(phrases.board, before.view, claim)
        try:
            return self._at(caller, play_lesson(self._tables.boards, made + choice))
        except Refusal as refusal:
            why = refusal_message(phrases, refusal).text
            return Reply(messages.lesson_message(phrases, before, why))

    def _at(self, caller: Caller, position: LessonPosition) -> Reply:
        phrases, has_games = self._phrases(caller, position), caller.where is not None
        return Reply(messages.lesson_message(phrases, position, has_games=has_games))

    def _phrases(self, caller: Caller, position: LessonPosition) -> Phrasebook:
        board = self._tables.boards[position.view.public.map]
        opponent = messages.opponents_name(self._context.translator(caller))
        names = caller.name, opponent
        phrases = phrasebook_for(self._context.catalogue, caller.language, board, names)
        return phrases.addressing(LEARNER)
