import type { Entry } from "./agenda";
import { type Codes, festiveCode } from "./codes";
import type { Customer } from "./customers";
import { follow } from "./follow";
import { type CartLine, fillCart, fillTeam, type Ware } from "./pool";
import type { OrderInput, Rules } from "./quote";
import type { Random } from "./random";
import * as stories from "./stories";
import { DAY, HOUR, MINUTE, startOfDay } from "./times";

const ORDERS = 380;
export const DAYS = 120;

const CODES = ["LAUNCH20", "LAUNCH20", "SAVE150", "SHIPFREE", "ONLINE5", "BUY4"];

/** The share of each scenario, in per cent; the buyer keeps the rest. */
const SHARES: readonly (readonly [number, stories.Scenario])[] = [
  [9, stories.sendBack],
  [4, stories.exchange],
  [5, stories.cancel],
  [6, stories.leave],
  [7, stories.refuse],
  [2, stories.complain],
];

export interface Planned extends Entry {
  lines: readonly CartLine[];
}

/** Who buys, and what there is to buy. */
export interface Market {
  asha: Customer;
  customers: readonly Customer[];
  pool: readonly Ware[];
  codes: Codes;
  rules: Rules;
  random: Random;
  end: number;
}

export const planOrder = (at: number, scenario: stories.Scenario, input: OrderInput): Planned => ({
  at,
  lines: input.lines,
  begin: (shop) => scenario(shop, input),
});

function pickStory(random: Random): stories.Scenario {
  let left = random.next() * 100;
  for (const [share, story] of SHARES) {
    left -= share;
    if (left < 0) return story;
  }
  return stories.keep;
}

/** Between eight and eleven in the evening; the shop sells more from week to week. */
function pickTime(random: Random, end: number): number {
  const day = startOfDay(end - DAYS * (1 - Math.sqrt(random.next())) * DAY);
  const at = day + random.between(8 * 60, 23 * 60) * MINUTE + random.between(0, 59_999);
  return at < end - HOUR ? at : at - DAY;
}

function makeOrderInput({ customers, pool, random }: Market, at: number): OrderInput {
  const [customer] = customers.slice(Math.floor(random.next() ** 1.5 * customers.length));
  if (!customer) throw new Error("the shop has no customers");
  return {
    customer,
    lines: fillCart(pool, at, random),
    method: random.chance(0.42) ? "cod" : "online",
    code: random.chance(0.3) ? random.pick(CODES) : null,
    isPhoneProven: random.chance(0.6),
  };
}

/** Every order of the last months, with one of each thing that is rare. */
export function planSales(market: Market): Planned[] {
  const { pool, random, end } = market;
  const plan = (at: number, scenario: stories.Scenario, change: Partial<OrderInput> = {}): Planned =>
    planOrder(at, scenario, { ...makeOrderInput(market, at), ...change });
  const sorry = [...market.codes.sorry];
  // Every other order of the festive weeks, and some of those whose parcel came late.
  const codeOf = (index: number, at: number): Pick<OrderInput, "code"> | null => {
    const { from, to } = market.codes.festive;
    if (index % 2 === 0 && at > from && at < to) return { code: festiveCode };
    const next = index % 23 === 7 && at > market.codes.sorrySince ? sorry.shift() : undefined;
    return next === undefined ? null : { code: next };
  };
  const typical = Array.from({ length: ORDERS }, (_, index) => {
    const chosenStory = pickStory(random);
    // Who pays first rarely refuses the parcel.
    const method =
      chosenStory === stories.refuse && random.chance(0.85) ? ({ method: "cod" } as const) : null;
    const at = pickTime(random, end);
    return plan(at, chosenStory, { ...method, ...codeOf(index, at) });
  });
  const lately = [4, 9, 16].flatMap((minutes) => [
    plan(end - minutes * MINUTE, stories.wait, { method: "online", code: null }),
    plan(end - (minutes + 2) * MINUTE, stories.wait, { method: "cod", code: null, isPhoneProven: false }),
  ]);
  return [
    ...typical,
    ...lately,
    // So that every admin list has work, at whatever hour the shop opens.
    ...[[], [3], [3, 6], [4, 20, 24, 70, 90]].map((hours) =>
      plan(end - (hours.at(-1) ?? 1) * HOUR - 2 * HOUR, follow(hours), { method: "online" }),
    ),
    plan(end - 14 * DAY, stories.dispute, { method: "online" }),
    plan(end - 40 * DAY, stories.payTwice, { method: "online" }),
    { at: end - 6 * DAY, lines: [], begin: stories.payNothing(899) },
    { at: end - 16 * DAY, lines: [], begin: stories.payNothing(6240) },
    plan(end - 8 * DAY, stories.payStray, { code: null, lines: fillTeam(pool, end - 8 * DAY, 2) }),
  ];
}
