import { customerIn } from "./customers";
import { type Market, type Planned, planOrder } from "./plan";
import { fillTeam } from "./pool";
import { type OrderInput, prepaid } from "./quote";
import { complain, keep, type Scenario } from "./stories";
import { DAY, HOUR } from "./times";

export const cafe = { name: "Filter House Cafes LLP", gstin: "33AAHFF7390M1Z6" };

/** Two firms with a GSTIN and a college without one, whose orders the tax return lists one by one. */
export function planBusiness({ customers, pool, end }: Market): Planned[] {
  const buyerIn = (state: string) => customerIn(customers, state);
  const plan = (
    days: number,
    scenario: Scenario,
    { kinds, ...buyer }: Pick<OrderInput, "customer" | "business"> & { kinds: number },
  ) => {
    const at = end - days * DAY - 3 * HOUR;
    return planOrder(at, scenario, { ...prepaid, ...buyer, lines: fillTeam(pool, at, kinds) });
  };
  const gym = { name: "Ironwood Gyms Private Limited", gstin: "29AAGCI4821K1ZP" };
  return [
    plan(52, keep, { customer: buyerIn("Karnataka"), business: gym, kinds: 3 }),
    plan(33, complain, { customer: buyerIn("Tamil Nadu"), business: cafe, kinds: 2 }),
    plan(47, complain, { customer: buyerIn("Maharashtra"), kinds: 22 }),
    plan(19, keep, { customer: buyerIn("Karnataka"), business: gym, kinds: 1 }),
  ];
}
