import type { ClientBase } from "pg";
import type { Customer } from "./customers";
import { follow } from "./follow";
import type { Planned } from "./plan";
import { fillCart, type Ware } from "./pool";
import type { Wish } from "./quote";
import type { Random } from "./random";
import type { Shop } from "./shop";
import { cancel, keep, type Story, wait } from "./stories";
import { DAY, HOUR, MINUTE } from "./times";

/** The demonstration account, which the sandbox makes; null in any other project. */
export async function findAsha(client: ClientBase): Promise<Customer | null> {
  const { rows } = await client.query(
    "select id, email, phone from auth.users where email = 'asha@kapas.test'",
  );
  const [row] = rows;
  if (!row) return null;
  return {
    userId: row.id,
    name: "Asha Verma",
    email: row.email,
    phone: `+${row.phone}`,
    address: { line1: "12 MG Road", line2: "", city: "Bengaluru", state: "Karnataka", pincode: "560001" },
  };
}

/** Six orders, each in another state. */
export function planAsha(
  asha: Customer,
  { pool, random, end }: { pool: readonly Ware[]; random: Random; end: number },
) {
  const plan = (before: number, tell: (shop: Shop, wish: Wish) => Story): Planned => {
    const at = end - before;
    const lines = fillCart(pool, at, random);
    const wish: Wish = { customer: asha, lines, method: "online", code: null, isPhoneProven: true };
    return { at, lines, begin: (shop) => tell(shop, wish) };
  };
  return [
    plan(74 * DAY, keep),
    plan(22 * DAY, cancel),
    plan(6 * DAY, follow([5, 22, 27, 92])),
    plan(3 * DAY, follow([5, 22, 27])),
    plan(28 * HOUR, follow([4])),
    plan(12 * MINUTE, wait),
  ];
}
