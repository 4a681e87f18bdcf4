// Replays a finished game from its record, and verifies every card and ticket from the seed.
// The rules of shuffling are those of docs/game-record.md; nothing is loaded from anywhere.
"use strict";

// --- SHA-256 and SHAKE-256: crypto.subtle is missing where a page is a local file

const SHA256_K = (() => {
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((prime) => n % prime)) primes.push(n);
  }
  const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32) >>> 0;
  return { k: primes.map((p) => fraction(Math.cbrt(p))), h: primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))) };
})();

function sha256(bytes) {
  const length = bytes.length;
  const padded = new Uint8Array(((length + 8) >> 6) * 64 + 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, (length << 3) >>> 0);
  const h = SHA256_K.h.slice();
  const w = new Array(64);
  const turn = (x, n) => (x >>> n) | (x << (32 - n));
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
    }
    let [a, b, c, d, e, f, g, last] = h;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (last + s1 + ((e & f) ^ (~e & g)) + SHA256_K.k[i] + w[i]) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [last, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, last].forEach((x, i) => { h[i] = (h[i] + x) | 0; });
  }
  return h.map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
}

const MASK = (1n << 64n) - 1n;
const KECCAK = (() => {
  const constants = [], offsets = new Array(25).fill(0n);
  let register = 1;
  for (let round = 0; round < 24; round++) {
    let constant = 0n;
    for (let j = 0; j < 7; j++) {
      if (register & 1) constant |= 1n << BigInt((1 << j) - 1);
      register = register & 0x80 ? (register << 1) ^ 0x171 : register << 1;
    }
    constants.push(constant);
  }
  let x = 1, y = 0;
  for (let t = 0; t < 24; t++) {
    offsets[x + 5 * y] = BigInt((((t + 1) * (t + 2)) / 2) % 64);
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  return { constants, offsets };
})();

function keccak(lanes) {
  const turn = (lane, n) => (n ? ((lane << n) | (lane >> (64n - n))) & MASK : lane);
  for (const constant of KECCAK.constants) {
    const c = [0, 1, 2, 3, 4].map((x) => lanes[x] ^ lanes[x + 5] ^ lanes[x + 10] ^ lanes[x + 15] ^ lanes[x + 20]);
    for (let i = 0; i < 25; i++) lanes[i] ^= c[(i + 4) % 5] ^ turn(c[(i + 1) % 5], 1n);
    const moved = new Array(25);
    for (let x = 0; x < 5; x++) {
      for (let y = 0; y < 5; y++) {
        moved[y + 5 * ((2 * x + 3 * y) % 5)] = turn(lanes[x + 5 * y], KECCAK.offsets[x + 5 * y]);
      }
    }
    for (let y = 0; y < 25; y += 5) {
      for (let x = 0; x < 5; x++) {
        lanes[x + y] = moved[x + y] ^ (~moved[((x + 1) % 5) + y] & MASK & moved[((x + 2) % 5) + y]);
      }
    }
    lanes[0] ^= constant;
  }
}

function shake256(bytes, outputLength) {
  const rate = 136;
  const padded = new Uint8Array((Math.floor(bytes.length / rate) + 1) * rate);
  padded.set(bytes);
  padded[bytes.length] ^= 0x1f;
  padded[padded.length - 1] ^= 0x80;
  const lanes = new Array(25).fill(0n);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += rate) {
    for (let i = 0; i < rate / 8; i++) lanes[i] ^= view.getBigUint64(at + 8 * i, true);
    keccak(lanes);
  }
  const out = new Uint8Array(Math.ceil(outputLength / rate) * rate);
  const outView = new DataView(out.buffer);
  for (let at = 0; at < out.length; at += rate) {
    if (at) keccak(lanes);
    for (let i = 0; i < rate / 8; i++) outView.setBigUint64(at + 8 * i, lanes[i], true);
  }
  return hexOf(out.slice(0, outputLength));
}

const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));

// --- the game, computed again from the seed

const COLOURS = ["pink", "white", "blue", "yellow", "orange", "black", "red", "green", "wild"];
const byColour = (cards) => cards.slice().sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
const elements = (cards) => Object.entries(cards || {}).flatMap(([card, n]) => new Array(n).fill(card));
const add = (hand, card, n) => { hand[card] = (hand[card] || 0) + n; };

class Table {
  constructor(record, map) {
    const seats = record.seats.length;
    const each = (make) => Array.from({ length: seats }, make);
    Object.assign(this, {
      map, rules: record.rules, seed: bytesOf(record.seed), shuffles: 0,
      deck: [], row: [], discards: [], ticketDeck: [], aside: [], swept: [], tunnel: null,
      hands: each(() => ({})), offered: each(() => []), kept: each(() => []),
      stations: each(() => []), owned: {}, choosing: new Set(record.seats.keys()),
      points: each(() => 0), wagons: each(() => map.wagons), ferry: each(() => 0),
      merchandise: each(() => 0), merchandisePile: map.merchandise, tickets: new Map(),
    });
    for (const ticket of map.tickets) this.tickets.set(ticket.id, ticket);
  }

  shuffled(things) {
    this.shuffles += 1;
    const counter = new Uint8Array(8);
    new DataView(counter.buffer).setBigUint64(0, BigInt(this.shuffles));
    const stream = shake256(Uint8Array.from([...this.seed, ...counter]), 8 * things.length);
    return things
      .map((thing, i) => [stream.slice(16 * i, 16 * i + 16), thing])
      .sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))
      .map((pair) => pair[1]);
  }

  renewDeck() {
    if (!this.deck.length && this.discards.length) {
      this.deck = this.shuffled(byColour(this.discards));
      this.discards = [];
    }
  }

  draw() {
    if (!this.deck.length) throw new Error("the deck is empty");
    const card = this.deck.pop();
    this.renewDeck();
    return card;
  }

  discard(cards) {
    const wasEmpty = !this.deck.length;
    this.discards.push(...cards);
    if (wasEmpty) {
      this.renewDeck();
      this.fillAndSweep();
    }
  }

  fillAndSweep() {
    const { row: size, sweep: tooMany } = this.map.market;
    const shufflesBefore = this.shuffles;
    let lastSwept = null;
    for (;;) {
      while (this.row.length < size && this.deck.length) this.row.push(this.draw());
      const loose = [...this.row, ...this.deck, ...this.discards];
      const plain = loose.filter((card) => card !== "wild").length;
      const wilds = this.row.filter((card) => card === "wild").length;
      if (!tooMany || wilds < tooMany || plain <= Math.min(loose.length, size) - tooMany) return;
      const allTogether = this.rules === 1
        ? this.shuffles > shufflesBefore
        : !this.discards.length && byColour(this.deck).join() === lastSwept;
      lastSwept = byColour(this.row).join();
      this.swept.push(this.row);
      this.discards.push(...this.row);
      this.row = [];
      if (allTogether) {
        this.discards.push(...this.deck);
        this.deck = [];
        this.renewDeck();
      }
    }
  }

  deal() {
    const { cards, hand } = this.map.market;
    this.deck = this.shuffled(COLOURS.flatMap((card) => new Array(cards[card] || 0).fill(card)));
    for (const held of this.hands) for (let i = 0; i < hand; i++) add(held, this.draw(), 1);
    this.fillAndSweep();
    this.dealTickets();
    const start = { hands: this.hands, row: this.row, offered: this.offered };
    if (this.rules > 1 && this.swept.length) start.swept = this.swept;
    return JSON.parse(JSON.stringify(start));
  }

  dealTickets() {
    const first = this.map.first.offered, more = this.map.more.offered;
    for (const kind of new Set([...Object.keys(first), ...Object.keys(more)])) {
      const pile = this.shuffled(this.map.tickets.filter((t) => t.kind === kind).map((t) => t.id));
      for (const offered of this.offered) offered.push(...pile.splice(0, first[kind] || 0));
      if (kind in more) this.ticketDeck.push(...pile);
    }
    if (Object.keys(more).length > 1) this.ticketDeck = this.shuffled(this.ticketDeck);
  }

  play(seat, action) {
    this.swept = [];
    const found = {};
    const hand = this.hands[seat], paid = action.cards || {};
    const pay = () => elements(paid).forEach((card) => add(hand, card, -1));
    switch (action.type) {
      case "keep": this.keep(seat, action.tickets); break;
      case "draw":
        found.drew = this.draw();
        add(hand, found.drew, 1);
        break;
      case "take": {
        const place = this.row.indexOf(action.colour);
        if (place < 0) throw new Error(`no ${action.colour} card is face up`);
        this.row.splice(place, 1);
        add(hand, action.colour, 1);
        if (this.deck.length) this.row.splice(place, 0, this.draw());
        this.fillAndSweep();
        break;
      }
      case "tickets": {
        const number = Object.values(this.map.more.offered).reduce((a, b) => a + b, 0);
        this.offered[seat] = this.ticketDeck.splice(0, number);
        found.offered = this.offered[seat].slice();
        break;
      }
      case "claim":
        pay();
        this.ferry[seat] -= action.ferry_cards || 0;
        Object.assign(found, this.claim(seat, action.route, elements(paid), action.ferry_cards || 0));
        break;
      case "pay": pay(); this.endTunnel(seat, elements(paid), true); break;
      case "give up": this.endTunnel(seat, [], false); break;
      case "station":
        pay();
        this.stations[seat].push(action.city);
        this.discard(elements(paid));
        break;
      case "ferry card": this.ferry[seat] += 1; break;
    }
    found.row = this.row.slice();
    if (this.swept.length) found.swept = this.swept;
    return found;
  }

  keep(seat, chosen) {
    const kept = new Set(chosen);
    const refused = this.offered[seat].filter((ticket) => !kept.has(ticket));
    this.kept[seat].push(...this.offered[seat].filter((ticket) => kept.has(ticket)));
    this.offered[seat] = [];
    const isFirst = this.choosing.delete(seat);
    const where = (isFirst ? this.map.first : this.map.more).refused;
    if (where === "under") this.ticketDeck.push(...refused);
    if (where === "shuffled under") this.aside.push(...refused);
    const hasChosen = isFirst ? !this.choosing.size : this.rules > 1;
    if (hasChosen && this.aside.length) {
      const order = [...this.tickets.keys()];
      const aside = this.aside.sort((a, b) => order.indexOf(a) - order.indexOf(b));
      this.ticketDeck.push(...this.shuffled(aside));
      this.aside = [];
    }
  }

  claim(seat, route, paid, ferryCards) {
    if (!this.map.routes[route].tunnel) {
      this.build(seat, route, paid, []);
      return {};
    }
    const turned = [];
    while (turned.length < this.map.turnOver && this.deck.length) turned.push(this.draw());
    const matching = new Set(["wild", ...paid]);
    if (turned.some((card) => matching.has(card))) this.tunnel = { route, paid, turned, ferryCards };
    else this.build(seat, route, paid, turned);
    return turned.length ? { turned: turned.slice() } : {};
  }

  endTunnel(seat, extra, isClaimed) {
    if (!this.tunnel) throw new Error("no tunnel is undecided");
    const { route, paid, turned, ferryCards } = this.tunnel;
    this.tunnel = null;
    if (isClaimed) {
      this.build(seat, route, [...paid, ...extra], turned);
    } else {
      paid.forEach((card) => add(this.hands[seat], card, 1));
      this.ferry[seat] += ferryCards;
      this.discard(turned);
    }
  }

  build(seat, route, paid, turned) {
    const { length, carts } = this.map.routes[route];
    this.owned[route] = seat;
    this.wagons[seat] -= length;
    this.points[seat] += this.map.points[length];
    if (carts && this.merchandisePile) {
      this.merchandisePile -= 1;
      this.merchandise[seat] += 1;
    }
    this.discard([...paid, ...turned]);
  }

  impossible() {
    const cards = {};
    for (const [seat, hand] of this.hands.entries()) {
      if (Object.values(hand).some((n) => n < 0)) return `${seat}: pays cards that are not in the hand`;
      elements(hand).forEach((card) => add(cards, card, 1));
    }
    const tunnel = this.tunnel ? [...this.tunnel.paid, ...this.tunnel.turned] : [];
    [...this.deck, ...this.row, ...this.discards, ...tunnel].forEach((card) => add(cards, card, 1));
    const wrong = COLOURS.find((card) => (cards[card] || 0) !== (this.map.market.cards[card] || 0));
    return wrong ? `more or fewer ${wrong} cards than the map has` : "";
  }

  reached(seat, id, borrowed = []) {
    const { from, targets } = this.tickets.get(id);
    const own = Object.keys(this.owned).filter((route) => this.owned[route] === seat);
    const routes = [...own, ...borrowed].map((route) => this.map.routes[route].ends);
    const reached = new Set([from]), toVisit = [from];
    while (toVisit.length) {
      const here = toVisit.pop();
      if (here !== from && !this.map.cities[here]) continue; // no path leads through a country
      for (const ends of routes) {
        if (!ends.includes(here)) continue;
        const there = ends[0] === here ? ends[1] : ends[0];
        if (!reached.has(there)) { reached.add(there); toVisit.push(there); }
      }
    }
    return [...targets].sort((a, b) => b[1] - a[1]).find(([place]) => reached.has(place));
  }

  finalDifference(final) {
    for (const score of final.seats) {
      const place = `final.seats[${score.seat}]`;
      const mine = Object.values(this.owned).filter((seat) => seat === score.seat).length;
      const borrowed = score.borrowed.map((loan) => loan.route);
      const expected = [{ line: "routes", points: this.points[score.seat], routes: mine }];
      for (const ticket of this.kept[score.seat]) {
        const { targets } = this.tickets.get(ticket);
        const found = this.reached(score.seat, ticket, borrowed);
        const points = found ? found[1] : -Math.min(...targets.map((target) => target[1]));
        const several = found && targets.length > 1 ? { reached: found[0] } : {};
        expected.push({ line: "ticket", points, ticket, done: !!found, ...several });
      }
      if (this.map.stations) {
        const unbuilt = this.map.stations.each - this.stations[score.seat].length;
        expected.push({ line: "stations", points: unbuilt * this.map.stations.points, unbuilt });
      }
      const kinds = ["routes", "ticket", "stations"];
      const recorded = score.lines.filter((line) => kinds.includes(line.line));
      for (let i = 0; i < Math.max(expected.length, recorded.length); i++) {
        if (!isSame(recorded[i], expected[i])) return difference(`${place}.lines`, recorded[i], expected[i]);
      }
      const total = score.lines.reduce((sum, line) => sum + line.points, 0);
      if (total !== score.total) return difference(`${place}.total`, score.total, total);
    }
    const most = Math.max(...final.seats.map((score) => score.total));
    const wrong = final.winners.find((seat) => final.seats[seat].total < most);
    return wrong === undefined ? null : difference("final.winners", final.winners, `${wrong}: fewer points`);
  }

  snapshot() {
    const { deck, ticketDeck, row, points, wagons, ferry, merchandise, hands, kept, offered, stations } = this;
    const done = kept.map((tickets, seat) => tickets.map((ticket) => !!this.reached(seat, ticket)));
    const parts = { row, points, wagons, ferry, merchandise, hands, kept, offered, stations, done, owned: this.owned };
    return { ...JSON.parse(JSON.stringify(parts)), deck: deck.length, tickets: ticketDeck.length };
  }
}

function canonical(value) {
  if (Array.isArray(value)) return value.map(canonical);
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.keys(value).sort().map((key) => [key, canonical(value[key])]));
  }
  return value;
}
const isSame = (a, b) => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));
const difference = (place, recorded, found) => ({ place, recorded, found });

function firstDifference(place, recorded, found) {
  const keys = Object.keys({ ...recorded, ...found }).sort();
  const key = keys.find((k) => !["digest", "seat", "action"].includes(k) && !isSame(recorded[k], found[k]));
  return key ? difference(`${place}.${key}`, recorded[key], found[key]) : null;
}

// The states before and after every action up to the first difference, and that difference.
function replayed(record, map) {
  const table = new Table(record, map);
  const states = [];
  let wrong = null, at = "start";
  try {
    wrong = firstDifference("start", record.start, table.deal());
    states.push(table.snapshot());
    for (let i = 0; i < record.actions.length && !wrong; i++) {
      at = `actions[${i}]`;
      const entry = record.actions[i];
      wrong = firstDifference(at, entry, table.play(entry.seat, entry.action));
      const problem = wrong ? "" : table.impossible();
      if (problem) wrong = difference(at, entry.action, problem);
      states.push(table.snapshot());
    }
    at = "final";
    if (!wrong && record.final) wrong = table.finalDifference(record.final);
  } catch (error) {
    wrong = difference(at, "…", error.message);
    if (!states.length) states.push(new Table(record, map).snapshot());
  }
  return { states, wrong, seedHash: sha256(table.seed) };
}

globalThis.replayProof = { sha256, shake256, bytesOf, replayed };

// --- the page

const record = JSON.parse(document.getElementById("record").textContent);
const data = JSON.parse(document.getElementById("facts").textContent);
const { words } = data;
const game = replayed(record, data.map);
const last = game.states.length - 1;
const isWhole = !game.wrong && record.final && last === record.actions.length;
const $ = (id) => document.getElementById(id);
const shown = new Set(record.seats.keys());
let step = 0, timer = null;

const held = (kind, n) => data.held[kind][Math.min(n, data.held[kind].length - 1)];
const signed = (n) => (n < 0 ? `\u2212${-n}` : String(n));

const badge = (seat) => seatBadge(data.seats[seat]);

function card(colour, n) {
  const { name, counted, shape, ground, ink } = data.cards[colour];
  const face = html("span", { class: `card ${colour}` }, icon(shape, ink, ground));
  paint(face, ground, ink);
  if (n > 1) face.append(html("b", {}, String(n)));
  return html("li", {}, face, html("span", { class: "card-name" }, n > 1 ? counted[n] || `${n} ${name}` : name));
}

const trains = {}, stationMarks = [];
function drawPieces() {
  const layer = $("pieces"), end = game.states[last];
  for (const [route, seat] of Object.entries(end.owned)) {
    trains[route] = drawTrain(data.spaces[route], data.seats[seat]);
    layer.append(trains[route]);
  }
  end.stations.forEach((cities, seat) => cities.forEach((city, i) => {
    const mark = drawStation(data.map.cities[city], data.seats[seat]);
    stationMarks.push({ mark, seat, i });
    layer.append(mark);
  }));
}

function changedBy(number) {
  const action = number ? record.actions[number - 1].action : {};
  if (action.type === "pay") return record.actions[number - 2].action.route;
  return action.route || action.city || "";
}

function showBoard(state) {
  const changed = changedBy(step);
  for (const [route, train] of Object.entries(trains)) {
    train.classList.toggle("gone", !(route in state.owned));
    train.classList.toggle("changed", route === changed);
  }
  for (const { mark, seat, i } of stationMarks) {
    mark.classList.toggle("gone", i >= state.stations[seat].length);
    mark.classList.toggle("changed", state.stations[seat][i] === changed && record.actions[step - 1].seat === seat);
  }
  const closes = record.seats.length < data.map.allLanesFrom;
  const groups = new Set(Object.keys(state.owned).map((route) => data.map.routes[route].group));
  for (const group of document.querySelectorAll("[data-route]")) {
    const route = group.dataset.route;
    group.classList.toggle("closed", closes && !(route in state.owned) && groups.has(data.map.routes[route].group));
  }
  const at = data.spaces[changed] ? data.spaces[changed][0] : data.map.cities[changed];
  const frame = $("board");
  if (at && frame.scrollWidth > frame.clientWidth + 4) {
    const scale = frame.scrollWidth / data.size[0];
    frame.scrollTo(at[0] * scale - frame.clientWidth / 2, at[1] * scale - frame.clientHeight / 2);
  }
}

function ticketItem(seat, id, done) {
  const ticket = game.tickets.get(id);
  const isOver = isWhole && step === last;
  const line = isOver && record.final.seats[seat].lines.find((l) => l.ticket === id);
  const isDone = line ? line.done : done;
  const state = isDone ? words["ticket-done"] : isOver ? words["ticket-not-done"] : words["replay-open"];
  const mark = isDone ? "✓" : isOver ? "✗" : "…";
  return html("li", {}, `${mark} ${ticket.name} (${ticket.points}), ${state}`);
}

function showSeats(state) {
  $("seats").replaceChildren(...record.seats.map((name, seat) => {
    const parts = [held("wagon", state.wagons[seat])];
    parts.push(held("hand", elements(state.hands[seat]).length), held("ticket", state.kept[seat].length));
    if (data.held.station) parts.push(held("station", data.held.station.length - 1 - state.stations[seat].length));
    if (data.held.ferry) parts.push(held("ferry", state.ferry[seat]));
    if (data.held.cart) parts.push(held("cart", state.merchandise[seat]));
    const isOver = isWhole && step === last;
    const points = isOver ? record.final.seats[seat].total : state.points[seat];
    const moved = step && record.actions[step - 1].seat === seat;
    const tile = html("li", moved ? { class: "moved" } : {},
      html("h3", {}, badge(seat), ` ${name} `, html("span", { class: "points", "data-points": seat }, signed(points))),
      html("p", {}, parts.join(" · ")));
    if (shown.has(seat)) {
      const cards = COLOURS.filter((colour) => state.hands[seat][colour]);
      if (cards.length) {
        tile.append(html("ul", { class: "cards", "aria-label": words["replay-hand"] },
          ...cards.map((colour) => card(colour, state.hands[seat][colour]))));
      }
      const kept = state.kept[seat].map((id, i) => ticketItem(seat, id, state.done[seat][i]));
      const offers = state.offered[seat].map((id) => {
        const ticket = game.tickets.get(id);
        return html("li", {}, `? ${ticket.name} (${ticket.points}), ${words["replay-offered"]}`);
      });
      if (kept.length + offers.length) {
        tile.append(html("ul", { class: "tickets", "aria-label": words["replay-tickets"] }, ...kept, ...offers));
      }
    }
    return tile;
  }));
  $("row").replaceChildren(...state.row.map((colour) => card(colour, 1)));
  $("piles").textContent = fill(words["replay-piles"], { deck: state.deck, tickets: state.tickets });
}

function secretOf(number) {
  const entry = number && record.actions[number - 1];
  if (!entry || !shown.has(entry.seat)) return "";
  if (entry.drew) return data.cards[entry.drew].name;
  const tickets = entry.action.type === "keep" ? entry.action.tickets : entry.offered || [];
  return tickets.map((id) => (game.tickets.get(id) || { name: id }).name).join(", ");
}

function told(number) {
  const secret = secretOf(number);
  return (number ? data.told[number - 1] || "" : words["replay-deal"]) + (secret ? ` [${secret}]` : "");
}

const logLines = [];
function makeLog() {
  for (let number = 0; number <= last; number++) {
    const button = html("button", { type: "button" });
    button.addEventListener("click", () => { pause(); go(number); });
    logLines.push(button);
    $("log").append(html("li", {}, button));
  }
  fillLog();
}
function fillLog() {
  logLines.forEach((button, number) => { button.textContent = told(number); });
}

function showLog() {
  logLines.forEach((line) => line.removeAttribute("aria-current"));
  logLines[step].setAttribute("aria-current", "step");
  const log = $("log-frame"), line = logLines[step].parentElement;
  log.scrollTop = line.offsetTop - log.clientHeight / 2;
}

const DASHES = ["", "9 4", "3 3", "12 3 3 3", "6 6", "1 4", "14 5", "4 2 1 2"];
let curveX = () => 0;
function drawCurve() {
  const curve = $("curve");
  const wide = Math.min(640, Math.max(320, curve.clientWidth)); // so that its text is not reduced
  const high = 240, left = 40, right = 44, top = 14, bottom = 14;
  curve.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  const totals = isWhole ? record.final.seats.map((score) => score.total) : [];
  const most = Math.max(10, ...totals, ...game.states[last].points);
  const least = Math.min(0, ...totals);
  const steps = Math.max(1, last + (isWhole ? 1 : 0));
  curveX = (n) => left + ((wide - left - right) * n) / steps;
  const y = (points) => top + ((high - top - bottom) * (most - points)) / (most - least);
  const apart = [5, 10, 25, 50, 100, 200].find((size) => (most - least) / size <= 6) || 500;
  for (let mark = Math.ceil(least / apart) * apart; mark <= most; mark += apart) {
    curve.append(svg("line", { x1: left, x2: wide - right, y1: y(mark), y2: y(mark), class: "grid" }),
      svg("text", { x: left - 6, y: y(mark) + 5, "text-anchor": "end" }, signed(mark)));
  }
  const ends = record.seats.map((_, seat) => ({ seat, y: y(isWhole ? totals[seat] : game.states[last].points[seat]) }));
  ends.sort((a, b) => a.y - b.y).forEach((end, i) => { if (i) end.y = Math.max(end.y, ends[i - 1].y + 15); });
  for (const { seat, y: at } of ends) {
    const points = game.states.map((state, n) => `${curveX(n).toFixed(1)},${y(state.points[seat]).toFixed(1)}`);
    if (isWhole) points.push(`${curveX(steps).toFixed(1)},${y(totals[seat]).toFixed(1)}`);
    const { colour, letter, shape } = data.seats[seat];
    curve.append(
      svg("polyline", { points: points.join(" "), class: "under" }),
      svg("polyline", { points: points.join(" "), stroke: colour, "stroke-dasharray": DASHES[seat] }),
      symbol(shape, colour, "#f7f1e3", `translate(${wide - right + 13} ${at})scale(6)`),
      svg("text", { x: wide - right + 24, y: at + 5 }, letter));
  }
  curve.append(svg("line", { id: "now", y1: top, y2: high - bottom }));
}

function drawFinal() {
  const table = $("final");
  if (!record.final) { table.closest("section").remove(); return; }
  const kinds = [["routes", "word-routes"], ["ticket", "replay-tickets"], ["stations", "word-unbuilt"],
    ["longest trail", "word-longest-trail"], ["regions", "word-regions"], ["merchandise", "word-merchandise"],
    ["attractions", "word-attractions"], ["districts", "word-districts"],
    ["mandala", "word-mandalas"], ["most tickets", "word-most-tickets"]];
  const head = html("tr", {}, html("td", {}));
  record.seats.forEach((name, seat) => {
    head.append(html("th", { scope: "col" }, badge(seat), ` ${name}${record.final.winners.includes(seat) ? " 🏆" : ""}`));
  });
  table.append(html("thead", {}, head));
  const body = html("tbody", {});
  const line = (label, cells, attributes = {}) => body.append(html("tr", attributes,
    html("th", { scope: "row" }, label), ...cells.map((cell) => html("td", {}, cell))));
  for (const [kind, label] of kinds) {
    if (!record.final.seats.some((score) => score.lines.some((l) => l.line === kind))) continue;
    line(words[label], record.final.seats.map((score) => {
      const lines = score.lines.filter((l) => l.line === kind);
      const points = signed(lines.reduce((sum, l) => sum + l.points, 0));
      return kind === "ticket" ? `${points} (${lines.filter((l) => l.done).length}/${lines.length})` : points;
    }));
  }
  line(words["replay-total"], record.final.seats.map((score) => signed(score.total)), { class: "total" });
  table.append(body);
}

function showProof() {
  const proof = $("proof"), lines = [];
  const text = (value) => (value === undefined ? "–" : typeof value === "string" ? value : JSON.stringify(value));
  const isHash = !data.published.hash || data.published.hash === game.seedHash;
  const isFair = !game.wrong && isHash;
  proof.classList.add(isFair ? "good" : "bad");
  $("verdict").classList.add(isFair ? "good" : "bad");
  $("verdict").textContent = `${isFair ? "✓" : "✗"} ${words["replay-proof"]}`;
  if (game.wrong) {
    lines.push(html("p", { class: "verdict" }, `✗ ${words["replay-different"]}`),
      html("p", { id: "difference" }, html("code", {}, game.wrong.place)),
      html("p", {}, `${words["replay-recorded"]}: `, html("code", {}, text(game.wrong.recorded))),
      html("p", {}, `${words["replay-found"]}: `, html("code", {}, text(game.wrong.found))));
  } else {
    lines.push(html("p", { class: "verdict" }, `✓ ${words["replay-verified"]}`));
  }
  const hash = html("p", {}, isHash ? words[data.published.hash ? "replay-hash" : "replay-hash-compare"] : `✗ ${words["replay-hash-other"]}`,
    " ", html("code", {}, game.seedHash));
  if (!isHash) hash.append(" ≠ ", html("code", {}, data.published.hash));
  lines.push(hash, html("p", {}, `${words["replay-seed"]} `, html("code", {}, record.seed)));
  if (data.published.link) {
    lines.push(html("p", {}, html("a", { href: data.published.link, rel: "noreferrer" }, words["replay-first-message"])));
  }
  proof.append(...lines);
}

function go(number) {
  step = Math.max(0, Math.min(last, number));
  const state = game.states[step];
  showBoard(state);
  showSeats(state);
  showLog();
  $("step").textContent = fill(words["replay-step"], { step, all: record.actions.length });
  $("told").textContent = told(step);
  $("position").value = step;
  $("position").setAttribute("aria-valuetext", `${step}: ${told(step)}`);
  $("now").setAttribute("x1", curveX(step));
  $("now").setAttribute("x2", curveX(step));
  for (const id of ["first", "back"]) $(id).setAttribute("aria-disabled", String(!step));
  for (const id of ["forward", "last"]) $(id).setAttribute("aria-disabled", String(step === last));
  if (step === last && timer) pause();
}

function play() {
  if (step === last) go(0);
  $("told").setAttribute("aria-live", "off"); // or a screen reader would never stop
  timer = setInterval(() => go(step + 1), Number($("speed").value));
  $("play").classList.add("on");
  $("play").setAttribute("aria-label", words["replay-pause"]);
}
function pause() {
  if (timer) clearInterval(timer);
  timer = null;
  $("told").setAttribute("aria-live", "polite");
  $("play").classList.remove("on");
  $("play").setAttribute("aria-label", words["replay-play"]);
}
const toggle = () => (timer ? pause() : play());
const jump = (number) => { pause(); go(number); };

function nextClaim(from) {
  for (let number = from + 1; number <= last; number++) {
    if (Object.keys(game.states[number].owned).length > Object.keys(game.states[from].owned).length) return number;
  }
  return last;
}

function makeChoices() {
  const view = $("view");
  const option = (value, text) => view.append(html("option", { value }, text));
  option("all", words["replay-view-all"]);
  record.seats.forEach((name, seat) => option(String(seat), fill(words["replay-view-one"], { name })));
  option("none", words["replay-view-public"]);
  option("some", words["replay-view-some"]);
  const boxes = record.seats.map((name, seat) => {
    const box = html("input", { type: "checkbox", value: seat });
    box.addEventListener("change", () => show(boxes.filter((b) => b.checked).map((b) => Number(b.value))));
    $("shown").append(html("label", {}, box, badge(seat), ` ${name}`));
    return box;
  });
  function show(seats) {
    shown.clear();
    seats.forEach((seat) => shown.add(seat));
    boxes.forEach((box, seat) => { box.checked = shown.has(seat); });
    const whole = seats.length === record.seats.length;
    view.value = whole ? "all" : seats.length === 0 ? "none" : seats.length === 1 ? String(seats[0]) : "some";
    fillLog();
    go(step);
  }
  view.addEventListener("change", () => {
    const all = [...record.seats.keys()];
    if (view.value !== "some") show(view.value === "all" ? all : view.value === "none" ? [] : [Number(view.value)]);
  });
  return () => show([...record.seats.keys()]);
}

game.tickets = new Map(data.map.tickets.map((ticket) => [ticket.id, ticket]));
$("position").max = last;
showProof();
drawPieces();
drawCurve();
drawFinal();
makeLog();
makeChoices()();
for (const [id, act] of Object.entries({
  first: () => jump(0), back: () => jump(step - 1), play: toggle, forward: () => jump(step + 1),
  last: () => jump(last), claim: () => jump(nextClaim(step)),
})) $(id).addEventListener("click", act);
$("position").addEventListener("input", (event) => jump(Number(event.target.value)));
$("speed").addEventListener("change", () => { if (timer) { pause(); play(); } });
$("zoom").addEventListener("click", () => {
  const isLarge = $("board").classList.toggle("large");
  $("zoom").setAttribute("aria-pressed", String(isLarge));
  showBoard(game.states[step]);
});
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches("select, #board, #log-frame") || (event.target.id === "position" && event.key !== " ")) return;
  const isButton = event.target.matches("button, a, input[type=checkbox]");
  const acts = { ArrowLeft: () => jump(step - 1), ArrowRight: () => jump(step + 1), Home: () => jump(0), End: () => jump(last) };
  if (event.key === " " && !isButton) acts[" "] = toggle;
  if (!acts[event.key]) return;
  event.preventDefault();
  acts[event.key]();
});
