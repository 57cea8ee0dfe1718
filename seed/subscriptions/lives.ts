import * as after from "./after";
import type { Life } from "./story";

const monthly = { plan: "one-a-month", cut: "regular", size: "L", tastes: [], method: "upi" } as const;
const women = { ...monthly, cut: "women", size: "M" } as const;
const pair = { ...monthly, plan: "two-a-month", size: "M" } as const;
const season = { ...monthly, plan: "three-a-quarter", size: "XL" } as const;

/** Of the demonstration account. */
export const ashasLife: Life = {
  ...{ ...women, tastes: ["kitchen", "wild"], charges: 4, next: 12 },
  later: after.swap,
};

/** Who has, and who had, a subscription: at least one in each state. */
export const LIVES: readonly Life[] = [
  { ...monthly, tastes: ["street", "music"], charges: 9, next: 2 },
  { ...pair, method: "card", charges: 7, next: 6, later: after.swap },
  { ...women, tastes: ["folk"], charges: 7, next: 1, skips: 3 },
  { ...monthly, size: "S", tastes: ["words"], charges: 5, next: 17 },
  { ...pair, cut: "women", method: "card", tastes: ["wild", "folk"], charges: 4, next: 21 },
  { ...season, charges: 3, next: 33 },
  { ...monthly, tastes: ["kitchen", "words"], charges: 3, next: 27 },
  { ...pair, size: "L", charges: 2, next: 24 },
  { ...season, method: "emandate", tastes: ["street", "wild"], charges: 1, next: 70 },
  { ...monthly, size: "XL", charges: 3, next: 9 },
  { ...women, size: "S", charges: 1, next: 26 },
  { ...monthly, cut: "oversized", size: "M", tastes: ["music"], charges: 2, next: 29 },
  { ...monthly, charges: 6, next: 3, later: after.skip },
  { ...women, method: "card", charges: 5, next: 11, later: after.pause(2) },
  { ...pair, charges: 3, next: -9, later: after.pause(null) },
  { ...monthly, size: "M", charges: 4, next: 8, later: after.pauseAtBank },
  { ...monthly, size: "M", method: "card", charges: 3, next: 0, later: after.fail },
  { ...women, charges: 5, next: -7, later: after.fail },
  { ...monthly, size: "S", charges: 2, next: -1, later: after.ask },
  { ...pair, charges: 2, next: -10, later: after.cancelTooLate("Two are too many for me") },
  { ...monthly, charges: 3, next: -12, later: after.cancel(7, "Moving abroad in December") },
  { ...women, charges: 2, next: -58, later: after.cancel(9, "My drawer is full") },
  { ...monthly, size: "XL", charges: 5, next: -26, later: after.cancel(4, "") },
  { ...pair, method: "card", charges: 1, next: -118, later: after.cancel(11, "It was a one-month gift") },
  { ...monthly, charges: 4, next: -95, later: after.cancel(6, "I didn't like the prints") },
  { ...season, charges: 1, next: -61, later: after.cancel(20, "I'd rather choose in the shop") },
  { ...monthly, plan: "one-a-quarter", charges: 2, next: -40, later: after.complete },
  { ...monthly, size: "M", charges: 3, next: -64, later: after.changePlan("two-a-month") },
  { ...women, tastes: ["words"], charges: 4, next: 10, later: after.changePlan("three-a-quarter") },
];
