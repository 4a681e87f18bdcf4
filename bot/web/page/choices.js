// What a reader may choose, by connection: lanes between the same two places belong together.

/** @typedef {import("./view_types.js").View} View */
/** @typedef {import("./view_types.js").Facts} Facts */
/** @typedef {import("./view_types.js").Way} Way */

/** The routes of each group. @param {Facts} facts @returns {Map<string, string[]>} */
export function lanesByGroup(facts) {
  const found = new Map();
  for (const [route, { group }] of Object.entries(facts.routes)) found.set(group, [...(found.get(group) || []), route]);
  return found;
}

/** What can be claimed now or, if it is not the reader's turn, queued. @param {View} view @returns {{route: string}[]} */
function claims({ mine, queue }) {
  if (!mine) return [];
  return mine.moves.claims.length || mine.is_turn ? mine.moves.claims : queue?.moves?.claims || [];
}

/** The groups of which a lane can be claimed, or queued. @param {View} view @param {Facts} facts @returns {Set<string>} */
export const groupsToChoose = (view, facts) => new Set(claims(view).map(({ route }) => facts.routes[route].group));

/** Connections as the hit test wants them. @param {Facts} facts @param {(group: string) => boolean} isWanted */
export function connections(facts, isWanted) {
  const found = new Map();
  for (const { group, spaces } of Object.values(facts.routes)) {
    if (isWanted(group)) found.set(group, [...(found.get(group) || []), ...spaces]);
  }
  return [...found].map(([group, spaces]) => ({ group, spaces }));
}

/** @param {Facts} facts */
export const places = (facts) => Object.entries(facts.places).map(([place, { spots }]) => ({ place, spots }));

/** The group between two places, if there is one: of several, one that can be chosen. @param {Facts} facts @param {string} from @param {string} to @param {Set<string>} choices @returns {string | null} */
export function groupBetween(facts, from, to, choices) {
  const found = Object.values(facts.routes).filter(({ ends }) => ends.includes(from) && ends.includes(to)).map(({ group }) => group);
  return found.find((group) => choices.has(group)) || found[0] || null;
}

/** The lanes of a group that can be claimed now. @param {View} view @param {Facts} facts @param {string} group */
export const claimsOf = ({ mine }, facts, group) => (mine ? mine.moves.claims.filter(({ route }) => facts.routes[route].group === group) : []);

/** All ways to claim a group, each payment once, the cheapest first. @param {View} view @param {Facts} facts @param {string} group @returns {Way[]} */
export function waysToClaim(view, facts, group) {
  const lanes = claimsOf(view, facts, group);
  /** @type {Map<string, Way>} */
  const found = new Map();
  for (const way of lanes.flatMap(({ ways }) => ways)) {
    const key = JSON.stringify([Object.entries(way.cards).sort(), way.ferry_cards]);
    if (!found.has(key)) found.set(key, way);
  }
  const ways = [...found.values()], usual = Math.min(...ways.filter(({ ferry_cards }) => !ferry_cards).map(size));
  const cost = (/** @type {Way} */ way) => 1000 * Math.max(0, size(way) - usual) + 10 * (way.cards.wild || 0) + way.ferry_cards;
  return ways.sort((a, b) => cost(a) - cost(b));
}

/** How many cards it has; more than the usual number are substitutes. @param {Way} way */
const size = ({ cards }) => Object.values(cards).reduce((sum, number) => sum + number, 0);

/** The owner of a route. @param {View} view @param {string} route */
export const ownerOf = (view, route) => view.seats.find(({ routes }) => routes.includes(route));

/** `Paris – Zürich`. @param {Facts} facts @param {string} route */
export const nameOf = (facts, route) => facts.routes[route].ends.map((end) => facts.places[end].name).join("\u2009–\u2009");

/** The tickets for which a lane of the group is wanted. @param {View} view @param {Facts} facts @param {string} group */
export function ticketsWanting({ mine }, facts, group) {
  if (!mine) return [];
  const wanted = Object.entries(mine.open).filter(([route]) => facts.routes[route].group === group).flatMap(([, { tickets }]) => tickets);
  return mine.tickets.filter(({ id }) => wanted.includes(id));
}
