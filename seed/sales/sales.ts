import type { ClientBase } from "pg";
import { subscribe } from "../subscriptions/plan";
import { runAdminActions } from "./admin-actions";
import { play } from "./agenda";
import { findAsha, planAsha } from "./asha";
import { planBusiness } from "./business";
import { startClock, windBack } from "./clock";
import { closeFestive, makeCodes } from "./codes";
import { planCustom } from "./custom";
import { insertAddresses, insertCustomers, insertWishes, inventCustomers } from "./customers";
import { saveDrafts } from "./drafts";
import { planGroup } from "./group";
import { insertMissedSizes } from "./missed";
import { DAYS, planSales } from "./plan";
import { readPool, stockUp } from "./pool";
import { readRules } from "./quote";
import { seededRandom } from "./random";
import { dateReferrals, planReferrals } from "./referrals";
import { Shop } from "./shop";
import { Staff } from "./staff";
import { DAY } from "./times";

const SEED = 1947;

/**
 * Customers and the orders of the last months, in all states, up to `now`. Only in a shop that has the sandbox's people and no
 * order yet: a real shop has orders of its own. Returns the number of orders. Run it in a transaction.
 */
export async function insertSales(client: ClientBase, now: Date): Promise<number> {
  const asha = await findAsha(client);
  const { rowCount } = await client.query("select from public.orders limit 1");
  if (asha === null || rowCount !== 0) return 0;
  const [random, end] = [seededRandom(SEED), now.getTime()];
  const start = end - (DAYS + 2) * DAY;
  const invented = inventCustomers(random);
  const customers = await insertCustomers(client, invented, new Date(start - 48 * DAY));
  await insertAddresses(client, customers, random);
  await insertWishes(client, customers, { random, now: end });

  const pool = await readPool(client, random);
  const staff = await Staff.find(client);
  const codes = await makeCodes(client, staff, end);
  const rules = await readRules(client);
  const market = { asha, customers, pool, codes, rules, random, end };
  const planned = [
    ...planSales(market),
    ...planAsha(market),
    ...planBusiness(market),
    ...planReferrals(market),
    ...(await planCustom(client, market)),
    ...(await planGroup(client, market)),
  ];
  await stockUp(
    client,
    planned.flatMap(({ lines }) => lines),
    new Date(start),
  );
  await startClock(client);
  const facts = { rules, staff, start, end };
  await play(new Shop(client, random, facts), planned);
  await subscribe(client, { asha, customers, facts });
  await staff.rest();
  await windBack(client);
  await dateReferrals(client, staff);
  await closeFestive(client, staff, codes);
  await insertMissedSizes(client, now);
  await saveDrafts(client, staff, end);
  await runAdminActions(client, staff, end);
  const { rows } = await client.query<{ count: number }>("select count(*)::int as count from public.orders");
  return rows[0]?.count ?? 0;
}
