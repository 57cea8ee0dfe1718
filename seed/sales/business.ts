import { type Customer, customerIn } from "./customers";
import type { Planned } from "./plan";
import { fillTeam, type Ware } from "./pool";
import type { Wish } from "./quote";
import type { Shop } from "./shop";
import { complain, keep, type Story } from "./stories";
import { DAY, HOUR } from "./times";

interface Market {
  customers: readonly Customer[];
  pool: readonly Ware[];
  end: number;
}

export const cafe = { name: "Filter House Cafes LLP", gstin: "33AAHFF7390M1Z6" };

/** Two firms with a GSTIN and a college without one, whose orders the tax return lists one by one. */
export function planBusiness({ customers, pool, end }: Market): Planned[] {
  const buyerIn = (state: string) => customerIn(customers, state);
  const plan = (
    days: number,
    tell: (shop: Shop, wish: Wish) => Story,
    wish: Pick<Wish, "customer" | "business"> & { kinds: number },
  ): Planned => {
    const at = end - days * DAY - 3 * HOUR;
    const lines = fillTeam(pool, at, wish.kinds);
    const { customer, business } = wish;
    return {
      at,
      lines,
      begin: (shop) =>
        tell(shop, { customer, business, lines, method: "online", code: null, isPhoneProven: true }),
    };
  };
  const gym = { name: "Ironwood Gyms Private Limited", gstin: "29AAGCI4821K1ZP" };
  return [
    plan(52, keep, { customer: buyerIn("Karnataka"), business: gym, kinds: 3 }),
    plan(33, complain, { customer: buyerIn("Tamil Nadu"), business: cafe, kinds: 2 }),
    plan(47, complain, { customer: buyerIn("Maharashtra"), kinds: 22 }),
    plan(19, keep, { customer: buyerIn("Karnataka"), business: gym, kinds: 1 }),
  ];
}
