"""Finds things by what somebody typed: one of their names, a part of one, or nearly one."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from rapidfuzz import process
from rapidfuzz.distance import OSA

from maps.folding import compact, folded, words

Thing = TypeVar("Thing", bound=Hashable)

MIN_SIMILARITY = 0.6
"""Of what is suggested: two slips in five letters, which are wrong, missing, extra or swapped."""
HIGH_SIMILARITY = 0.7
"""Of what is taken for meant, and of beginnings of names: one slip in four letters."""
CLEARLY_MORE = 0.1
"""How much more similar than all others the thing must be that is meant."""
MIN_LETTERS = 3
"""With fewer, almost everything is similar."""
CACHE_SIZE = 512


class Rank(IntEnum):
    """How well a name fits what was typed, the best first."""

    NAME = 0
    OTHER_NAME = 1
    START_OF_NAME = 2
    START_OF_OTHER_NAME = 3
    STARTS_OF_WORDS = 4
    PART = 5

    @property
    def is_complete(self) -> bool:
        """Whether all of a name was typed."""
        return self <= Rank.OTHER_NAME


_COMPLETE = Rank.NAME, Rank.OTHER_NAME  # the second if it is another name
_START = Rank.START_OF_NAME, Rank.START_OF_OTHER_NAME


class _Name(NamedTuple):
    """One name of a thing, ready to be compared."""

    number: int  # of the thing
    is_other: bool
    compact: str
    spaced: str  # a space before every word


class NameIndex(Generic[Thing]):
    """Things to be found: each with its name, and with other names that are never shown."""

    def __init__(self, named: Iterable[tuple[Thing, str, Sequence[str]]]) -> None:
        in_order = sorted(named, key=lambda each: folded(each[1]))
        self._things = [thing for thing, _, _ in in_order]
        self._names = [
            _Name(number, bool(place), compact(name), _spaced(name))
            for number, (_, shown, others) in enumerate(in_order)
            for place, name in enumerate((shown, *others))
        ]
        self._compact = [name.compact for name in self._names]
        self.ranks = lru_cache(CACHE_SIZE)(self._ranks)
        self.similarities = lru_cache(CACHE_SIZE)(self._similarities)

    def suggestions(self, typed: str) -> list[Thing]:
        """What fits what has been typed so far, best first and then by name. If nothing does, what
        is similar, most similar first."""
        return list(self.ranks(typed_words(typed)) or self.similarities(compact(typed), True))

    def fitting(self, typed: str) -> list[Thing]:
        """Everything whose complete name was typed; if there is nothing, everything that fits."""
        ranks = self.ranks(typed_words(typed)) if compact(typed) else {}
        return [thing for thing, rank in ranks.items() if rank.is_complete] or list(ranks)

    def meant(self, typed: str) -> Thing | None:
        """The only thing that fits; if none does, the one that is clearly the most similar."""
        found = self.fitting(typed)
        if not found:
            scores = self.similarities(compact(typed), False)
            found = [t for t in most_similar(scores) if scores[t] >= HIGH_SIMILARITY]
        return found[0] if len(found) == 1 else None

    def _ranks(self, typed: tuple[str, ...]) -> Mapping[Thing, Rank]:
        """`ranks(words)`: everything that fits the typed words, best first and then by name."""
        whole, starts = "".join(typed), [f" {word}" for word in typed]
        found: dict[int, Rank] = {}
        for name in self._names:
            rank = None
            if name.compact.startswith(whole):
                rank = _START[name.is_other] if name.compact != whole else _COMPLETE[name.is_other]
            elif typed[0] in name.spaced:  # so that hardly any names are looked at more closely
                rank = _rank_of_words(name, starts, typed)
            if rank is not None and rank < found.get(name.number, len(Rank)):
                found[name.number] = rank
        in_order = sorted(found.items(), key=lambda each: (each[1], each[0]))
        return {self._things[number]: rank for number, rank in in_order}

    def _similarities(self, typed: str, is_unfinished: bool) -> Mapping[Thing, float]:
        """`similarities(compact, is_unfinished)`: everything with a name like the typed one, or,
        if that may be unfinished, with a similar beginning. The most similar first, up to 1.0."""
        found: dict[int, float] = {}
        if len(typed) >= MIN_LETTERS:
            self._add_similar(found, typed, self._compact, MIN_SIMILARITY)
            if is_unfinished:
                beginnings = [name[: len(typed)] for name in self._compact]
                self._add_similar(found, typed, beginnings, HIGH_SIMILARITY)
        in_order = sorted(found.items(), key=lambda each: (-each[1], each[0]))
        return {self._things[number]: score for number, score in in_order}

    def _add_similar(
        self, found: dict[int, float], typed: str, names: Sequence[str], least: float
    ) -> None:
        similar = process.extract_iter(
            typed, names, scorer=OSA.normalized_similarity, score_cutoff=least
        )
        for _, score, index in similar:
            number = self._names[index].number
            found[number] = max(score, found.get(number, 0.0))


def most_similar(scores: Mapping[Thing, float]) -> list[Thing]:
    """The thing that is clearly more similar than all others, or those between which it is not
    clear."""
    least = max(scores.values(), default=0.0) - CLEARLY_MORE
    return [thing for thing, score in scores.items() if score > least]


def typed_words(typed: str) -> tuple[str, ...]:
    """The words that were typed, folded."""
    return tuple(words(folded(typed)))


def _rank_of_words(name: _Name, starts: Sequence[str], typed: Sequence[str]) -> Rank | None:
    if all(start in name.spaced for start in starts):
        return Rank.STARTS_OF_WORDS
    if not name.is_other and all(word in name.spaced for word in typed):
        return Rank.PART
    return None


def _spaced(name: str) -> str:
    return "".join(f" {word}" for word in words(folded(name)))
