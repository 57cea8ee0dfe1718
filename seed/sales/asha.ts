import type { ClientBase } from "pg";
import type { Customer } from "./customers";
import { follow } from "./follow";
import { type Market, type Planned, planOrder } from "./plan";
import { fillCart } from "./pool";
import { prepaid } from "./quote";
import { cancel, keep, type Scenario, wait } from "./stories";
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
export function planAsha({ asha, pool, random, end }: Market): Planned[] {
  const plan = (before: number, scenario: Scenario) => {
    const at = end - before;
    return planOrder(at, scenario, { ...prepaid, customer: asha, lines: fillCart(pool, at, random) });
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
