"""What people chose for themselves, and the language of each person's Discord."""

from collections.abc import Sequence

import msgspec

from bot.domain.table import Language, Preferences, UserId
from bot.store.databases.transactions import Transaction


async def load(db: Transaction, user: UserId) -> Preferences:
    """The user's preferences, or the defaults."""
    rows = await db.fetch('SELECT body FROM preferences WHERE "user" = ?', (user,))
    chosen = (msgspec.json.decode(row[0], type=Preferences) for row in rows)
    return next(chosen, Preferences())


async def load_to_change(db: Transaction, user: UserId) -> Preferences:
    """The same. Nobody else changes them until the transaction ends."""
    ((body,),) = await db.fetch(
        'INSERT INTO preferences ("user", body) VALUES (?, ?)'
        ' ON CONFLICT ("user") DO UPDATE SET body = preferences.body RETURNING body',
        (user, _text(Preferences())),
    )
    return msgspec.json.decode(body, type=Preferences)


async def has_chosen(db: Transaction, user: UserId) -> bool:
    """Whether any preferences of the user are stored."""
    return bool(await db.fetch('SELECT 1 FROM preferences WHERE "user" = ?', (user,)))


async def load_all(db: Transaction, users: Sequence[UserId]) -> dict[UserId, Preferences]:
    """The preferences of these users, or the defaults."""
    found = dict.fromkeys(users, Preferences())
    if users:
        rows = await db.fetch(
            f'SELECT "user", body FROM preferences WHERE "user" IN ({", ".join("?" * len(users))})',
            users,
        )
        for row in rows:
            found[UserId(row[0])] = msgspec.json.decode(row[1], type=Preferences)
    return found


async def save(db: Transaction, user: UserId, preferences: Preferences) -> None:
    await db.execute(
        'INSERT INTO preferences ("user", body) VALUES (?, ?)'
        ' ON CONFLICT ("user") DO UPDATE SET body = excluded.body',
        (user, _text(preferences)),
    )


async def language(db: Transaction, user: UserId) -> Language | None:
    """The language of the user's Discord when they last did something, or None."""
    rows = await db.fetch('SELECT language FROM readers WHERE "user" = ?', (user,))
    return next((msgspec.convert(row[0], Language) for row in rows), None)


async def save_language(db: Transaction, user: UserId, language: Language) -> None:
    await db.execute(
        'INSERT INTO readers ("user", language) VALUES (?, ?)'
        ' ON CONFLICT ("user") DO UPDATE SET language = excluded.language',
        (user, language),
    )


def _text(preferences: Preferences) -> str:
    return msgspec.json.encode(preferences).decode()
