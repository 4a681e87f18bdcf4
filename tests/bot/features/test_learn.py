"""The lesson as its learner meets it: only by buttons and menus, in all languages."""

import random
import re
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.discord_io.components import id_of, press_in
from bot.domain.lesson import LEARNER
from bot.domain.table import InteractionId, Language, TableId
from bot.features.caller import Caller
from bot.features.learn import LearnFeature
from bot.i18n.catalogue import LANGUAGES
from bot.messages.learn import LEAVE
from bot.messages.parts.message import Button, LessonPictures, Menu, Message, ScoreTable, Text
from bot.tables.lesson import play_lesson
from engine.final_score import FinalScore
from tests.support.handler_context import handler_context
from tests.support.messages import LONG_NAME, assert_valid, buttons_of, menu_of, rows_of
from tests.support.tables import ADA, HERE, boards, open_tables
from tests.support.wire.wire import english

MAX_ADVICE = 260  # characters: what to do and why, about five lines of a phone
MAX_SAID = 420  # with what happened
SENTENCE_END = re.compile(r"[.!?]\**(?=\s|$)")
MAX_STEPS = 60

CLAIM = english("button-claim")
ONE_TICKET = "Alma"
FIRST_DRAW = (ONE_TICKET, "Red", english("button-draw"))
FIRST_CLAIM = (*FIRST_DRAW, CLAIM, "Alma-Corvo · 3 red")

Control = tuple[Button | Menu, str]
Choose = Callable[[Sequence[Control]], Control]


@pytest.fixture
async def learn(tmp_path: Path) -> AsyncIterator[LearnFeature]:
    async with open_tables(tmp_path) as tables:
        yield LearnFeature(handler_context(tables))


def learner(language: Language = "en", name: str = ADA.name) -> Caller:
    return Caller(
        ADA.user, name, language, InteractionId(1), HERE.channel, HERE, language, may_manage=False,
        missing_permissions=(),
    )  # fmt: skip


async def use(
    learn: LearnFeature, control: Button | Menu, value: str = "", caller: Caller | None = None
) -> Message:
    """The message after a press, which reaches the bot as nothing but a custom id and a value."""
    press = press_in(id_of(control, TableId(0), 0), (value,) if value else ())
    return (await learn.choose(caller or learner(), press)).message


async def play(learn: LearnFeature, *labels: str) -> Message:
    """Press the buttons whose labels begin so, one after the other. `>` stands before what is
    chosen in a menu."""
    message = (await learn.learn(learner())).message
    for label in labels:
        if label.startswith(">"):
            menu = menu_of(message)
            option = next(o for o in menu.options if plain(o.label).startswith(label[1:]))
            message = await use(learn, menu, option.value)
        else:
            found = buttons_of(rows_of(message))
            message = await use(learn, next(b for b in found if plain(b.label).startswith(label)))
    return message


def advice(message: Message) -> str:
    """What to do now: the paragraph with the mortarboard."""
    texts = [block.text for block in message.layout if isinstance(block, Text)]
    return plain(next(text for text in texts if text.startswith("🎓")))


def plain(text: str) -> str:
    """The text with hyphens instead of dashes."""
    return text.replace("\N{EN DASH}", "-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(6))
async def test_any_buttons_lead_to_the_end_and_every_step_fits_a_phone(
    learn: LearnFeature, language: Language, number: int
) -> None:
    choose, caller = random.Random(number).choice, learner(language, LONG_NAME)
    message = (await learn.learn(caller)).message
    for _ in range(MAX_STEPS):
        assert_valid(message)
        (picture,) = message.attachments
        assert isinstance(picture, LessonPictures)
        if isinstance(picture.wanted, ScoreTable):
            break
        said = [block.text for block in message.layout if isinstance(block, Text)]
        assert len(advice(message)) <= MAX_ADVICE
        assert len("\n".join(said[:-1])) <= MAX_SAID
        assert len(SENTENCE_END.findall(advice(message))) == 2, advice(message)
        message = await any_choice(learn, message, choose, caller)
    else:
        raise AssertionError("the lesson does not end")
    final = picture.wanted.view.final
    assert final is not None
    assert_scores(message.text, final)
    assert "first_game" in verbs_of(message)


async def test_in_a_direct_message_the_lesson_offers_no_real_game(learn: LearnFeature) -> None:
    caller, choose = replace(learner(), where=None), random.Random(1).choice
    message = (await learn.learn(caller)).message
    while LEAVE in str(rows_of(message)):
        message = await any_choice(learn, message, choose, caller)
    assert verbs_of(message) == {"learn"}


def verbs_of(message: Message) -> set[str]:
    return {button.verb for button in buttons_of(rows_of(message))}


async def any_choice(
    learn: LearnFeature, message: Message, choose: Choose, caller: Caller
) -> Message:
    """Press any button but that which leaves, or choose any line of a menu."""
    controls = [
        (control, option)
        for row in rows_of(message)
        for control in ((row,) if isinstance(row, Menu) else row)
        for option in ([o.value for o in control.options] if isinstance(control, Menu) else [""])
        if isinstance(control, Menu) or (control.args != (LEAVE,) and not control.disabled)
    ]
    control, value = choose(controls)
    return await use(learn, control, value, caller)


def assert_scores(text: str, final: FinalScore) -> None:
    for seat in final.seats:
        total = str(seat.total).replace("-", "\N{MINUS SIGN}")
        assert f"**{total}**" in text


async def test_the_five_turns(learn: LearnFeature) -> None:
    first = await play(learn)
    assert "most points wins" in first.text
    assert advice(first).startswith("🎓 **Choose a ticket.**")
    draw = await play(learn, ONE_TICKET)
    assert "You kept Alma - Elva (6)" in plain(draw.text)
    assert "Alma - Corvo" in advice(draw)
    second = await play(learn, ONE_TICKET, "Red")
    assert advice(second).startswith("🎓 **Take your second card.**")
    claim = await play(learn, *FIRST_DRAW)
    assert advice(claim).startswith("🎓 **You can pay for Alma - Corvo:**")
    pay = await play(learn, *FIRST_DRAW, CLAIM)
    assert advice(pay).startswith("🎓 **Choose how to pay.**")
    double = await play(learn, *FIRST_CLAIM)
    assert "**+4 points**" in plain(double.text)
    assert "you still have the locomotive" in plain(double.text)
    assert "That's a double route" in plain(double.text)
    assert "It's a double route" in advice(double)
    last = await play(learn, *FIRST_CLAIM, "Blue", "Blue", CLAIM, "Corvo-Elva · 3 blue")
    assert "You completed Alma - Elva (6)!" in plain(last.text)
    assert advice(last).startswith("🎓 **Your last turn")


async def test_a_locomotive_that_need_not_be_spent_is_noticed(learn: LearnFeature) -> None:
    message = await play(learn, *FIRST_DRAW, CLAIM, "Alma-Corvo · 2 red")
    assert "You could have kept the locomotive" in plain(message.text)


async def test_a_route_elsewhere_is_fine_and_the_goal_stays(learn: LearnFeature) -> None:
    message = await play(learn, ONE_TICKET, CLAIM, "Bruma-Dorn")
    assert "Your ticket doesn't need it" in plain(message.text)
    assert advice(message).startswith("🎓 **Take two")


async def test_claiming_without_the_cards_says_what_is_missing(learn: LearnFeature) -> None:
    message = await play(learn, ONE_TICKET, CLAIM, ">Alma-Corvo")
    assert message.text.startswith("✋")
    assert "3 red" in message.text.splitlines()[0]
    before = await play(learn, ONE_TICKET)
    assert rows_of(message) == rows_of(before)


async def test_a_face_up_locomotive_as_the_second_card_is_refused_with_the_reason(
    learn: LearnFeature,
) -> None:
    choices = lesson_with_face_up_locomotive()
    control = Button("learn", "", args=(choices, "w", "0"))
    message = await use(learn, control)
    assert message.text.startswith("✋")
    assert advice(message).startswith("🎓 **Take your second card.**")
    wild = [b for b in buttons_of(rows_of(message)) if b.args[1:2] == ("w",)]
    assert wild
    assert not any(button.disabled for button in wild)


def lesson_with_face_up_locomotive() -> str:
    """The choices of a lesson in which a locomotive lies face up and the second card is due."""
    choices = "a1"
    for letter in "rbybybybyr":
        position = play_lesson(boards(), choices + letter)
        choices = position.choices
        words = [colour.word for colour in position.view.public.row]
        if position.view.public.stage == "second card" and "wild" in words:
            return choices
    raise LookupError("no locomotive")


async def test_the_last_button_of_every_step_leaves_the_lesson(learn: LearnFeature) -> None:
    message = await play(learn, *FIRST_CLAIM, "Leave")
    assert message.text.startswith("👋")
    assert message.attachments == ()
    (again,) = buttons_of(rows_of(message))
    assert await use(learn, again) == await play(learn)


async def test_other_choices_can_be_looked_at_and_left(learn: LearnFeature) -> None:
    assert await play(learn, *FIRST_DRAW, CLAIM, "Back") == await play(learn, *FIRST_DRAW)


@pytest.mark.parametrize(
    "args", [("z1", "d"), ("a1Q", "d"), ("a1", "?"), ("a1", "route"), ("a9",), ("a1w", "d")]
)
async def test_buttons_of_another_version_offer_to_start_again(
    learn: LearnFeature, args: tuple[str, ...]
) -> None:
    message = await use(learn, Button("learn", "", args=args))
    assert "Start again?" in plain(message.text)
    (again,) = buttons_of(rows_of(message))
    assert await use(learn, again) == await play(learn)


async def test_a_lesson_without_an_open_ticket_goes_for_points(learn: LearnFeature) -> None:
    """Bruma - Elva is completed with three trains to spare."""
    done = ("Bruma", "Red", FIRST_DRAW[-1], CLAIM, "Corvo-Elva · 3 red")
    message = await play(learn, *done, "Blue", "Blue", CLAIM, "Bruma-Corvo · 2 blue")
    assert "You completed Bruma - Elva (5)!" in plain(message.text)
    assert "go for points" in advice(message)


def test_the_learner_has_the_first_turn() -> None:
    assert play_lesson(boards(), "a1").view.public.waiting == (LEARNER,)
