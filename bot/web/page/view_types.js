// The shapes of what the bot answers (see README.md), for the type check only.

/** @typedef {import("../board_svg/elements.js").SeatLook} SeatLook */
/** @typedef {import("../board_svg/pieces.js").Space} Space */
/** @typedef {{type: string, [field: string]: any}} Action */
/** @typedef {Record<string, number>} Cards */
/** @typedef {{text: string, cards: Cards, ferry_cards: number, action: Action}} Way */
/** @typedef {{route: string, name: string, length: number, points: number, is_tunnel: boolean, takes_substitutes: boolean, ways: Way[]}} Claim */
/** @typedef {{city: string, name: string, ways: Way[]}} Station */
/** @typedef {{id: string, name: string, short: string, ends: [string, string], points: number | string}} Ticket */
/** @typedef {Ticket & {state: "done" | "possible" | "impossible", text: string, missing: string[], borrowed: string[], new_stations: number}} OwnTicket */
/** @typedef {SeatLook & {seat: number, name: string, player: string, is_you: boolean, is_waiting: boolean, points: number, wagons: number,
 *   cards: number, tickets: number, routes: string[], stations: string[], ferry_cards: number, merchandise: number}} SeatView */
/** @typedef {{draw: Action | null, tickets: Action | null, ferry_card: Action | null, pass: Action | null, give_up: Action | null,
 *   takes: Record<string, Action>, keeps: Action[], claims: Claim[], stations: Station[], pay: Way[]}} Moves */
/** @typedef {{seat: number, is_turn: boolean, hand: Cards, hand_text: string, part: [number, number, number, number] | null,
 *   open: Record<string, {missing: string, tickets: string[]}>, barred: Record<string, string>,
 *   tickets: OwnTicket[], offered: Ticket[], fewest_to_keep: number, moves: Moves}} Mine */
/** @typedef {{text: string, move: object}} QueuedChoice */
/** @typedef {{route: string, name: string, length: number, missing: number, is_wanted: boolean, ways: QueuedChoice[], extras: {extra: number, text: string}[]}} QueuedClaim */
/** @typedef {{claims: QueuedClaim[], cards: QueuedChoice[], stations: {city: string, name: string, move: object}[], others: QueuedChoice[]}} QueueMoves */
/** @typedef {{edition: number, delay: string, delays: {delay: string, text: string}[], in_last_round: boolean, turns: {text: string}[][],
 *   lines: string[], can_add: boolean, can_add_otherwise: boolean, moves: QueueMoves | null}} Queue */
/** @typedef {{seq: number, seat: number | null, at: number, is_undone: boolean, lines: string[]}} LogEntry */
/** @typedef {{lines: string[], notes: string[], seats: {seat: number, rank: number, total: number, lines: {text: string}[]}[]}} End */
/** @typedef {{question: string, text: string, may_answer: boolean}} Question */
/** @typedef {{table: string, seq: number, language: string, map: {id: string, name: string, words: string}, step: number,
 *   stage: string, status: string, cards: Record<string, {name: string}>, seats: SeatView[], row: string[], deck: number, discards: number,
 *   ticket_pile: number, ferry_pile: number, merchandise_pile: number, closed: string[], is_last_round: boolean, turns_left: number,
 *   tunnel: {route: string, paid: Cards, turned: string[], due: number} | null, mine: Mine | null, end: End | null, log: LogEntry[],
 *   can_undo: boolean, question: Question | null, has_hints: boolean, queue: Queue | null,
 *   replay: string | null, assets: string, texts: string, board: string, facts: string}} View */
/** @typedef {{shape: string, ground: string, ink: string, stripes: string[]}} CardLook */
/** @typedef {{ends: [string, string], length: number, points: number, group: string, colour: string, is_tunnel: boolean, spaces: Space[]}} RouteFacts */
/** @typedef {{size: [number, number], text: number, cards: Record<string, CardLook>, tickets: string[],
 *   places: Record<string, {name: string, spots: [number, number][]}>, routes: Record<string, RouteFacts>}} Facts */

export {};
