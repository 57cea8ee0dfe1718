import type { Paise } from "@/lib/money";
import type { PopupArm } from "./popup-arm";

/** The result of one arm of the experiment. */
export interface ArmResult {
  arm: PopupArm;
  visitors: number;
  leads: number;
  orders: number;
  revenuePaise: Paise;
}

export type Verdict = "too_early" | "not_clear" | "earns" | "costs";

/** Smaller samples are not meaningful: the test assumes a normal distribution. */
const fewestVisitors = 100;
const fewestOrders = 5;
/** Two-sided, at 95 per cent. */
const farFromChance = 1.96;

export function conversionOf({ orders, visitors }: Pick<ArmResult, "orders" | "visitors">): number {
  return visitors === 0 ? 0 : Math.min(orders / visitors, 1);
}

/** Whether the popup increases purchases against the control group, by a two-proportion test. */
export function evaluatePopup(shown: ArmResult, held: ArmResult): Verdict {
  const arms = [shown, held];
  if (arms.some(({ visitors, orders }) => visitors < fewestVisitors || orders < fewestOrders))
    return "too_early";
  const all = conversionOf({
    orders: shown.orders + held.orders,
    visitors: shown.visitors + held.visitors,
  });
  const spread = Math.sqrt(all * (1 - all) * (1 / shown.visitors + 1 / held.visitors));
  const distance = spread === 0 ? 0 : (conversionOf(shown) - conversionOf(held)) / spread;
  if (Math.abs(distance) < farFromChance) return "not_clear";
  return distance > 0 ? "earns" : "costs";
}
