import type { ClientBase } from "pg";
import { findAsha } from "../../../seed/sales/asha";
import { startClock, windBack } from "../../../seed/sales/clock";
import { insertCustomers, inventCustomers } from "../../../seed/sales/customers";
import { readRules } from "../../../seed/sales/quote";
import { seededRandom } from "../../../seed/sales/random";
import { Staff } from "../../../seed/sales/staff";
import { subscribe } from "../../../seed/subscriptions/plan";

const DAY = 86_400_000;

/** The seed's subscribers alone, without the other sales. */
export async function insertSubscribers(client: ClientBase, now: Date): Promise<void> {
  const asha = await findAsha(client);
  if (!asha) throw new Error("the sandbox has no Asha");
  const since = new Date(now.getTime() - 170 * DAY);
  const customers = await insertCustomers(client, inventCustomers(seededRandom(1)), since);
  const staff = await Staff.find(client);
  const facts = { rules: await readRules(client), staff, start: since.getTime(), end: now.getTime() };
  await startClock(client);
  await subscribe(client, { asha, customers, facts });
  await staff.rest();
  await windBack(client);
}
