import type { ClientBase } from "pg";
import type { SubscriptionTerms } from "@/lib/subscriptions/subscription";
import { type Entry, play } from "../sales/agenda";
import type { Customer } from "../sales/customers";
import { seededRandom } from "../sales/random";
import { Shop } from "../sales/shop";
import type { Story } from "../sales/stories";
import { DAY, MINUTE } from "../sales/times";
import { planCalendar } from "./calendar";
import { ashasLife, LIVES } from "./lives";
import { SubscriptionSimulator } from "./simulator";
import { type Life, run } from "./story";

const SEED = 2026;
/** The first of the customers who subscribe: those before buy most, those after in one's and two's. */
const FIRST = 59;

type Facts = ConstructorParameters<typeof Shop>[2];

/** Chosen, and not agreed to. */
const consider: Life = { ...ashasLife, charges: 0, next: 0 };

function planLife(simulator: SubscriptionSimulator, customer: Customer, life: Life, nr: number): Entry {
  const months = /quarter/.test(life.plan) ? 3 : 1;
  const { anchor, behind } = planCalendar(simulator.shop.end, { ...life, months, hour: 9 + ((nr * 5) % 12) });
  const begin = async function* (): Story {
    const subscription = await simulator.begin(customer, life);
    yield anchor;
    yield* run({ simulator, customer, life, subscription, anchor, behind });
  };
  return { at: anchor - 4 * MINUTE, begin };
}

function planUnpaid(simulator: SubscriptionSimulator, customers: readonly [Customer, Customer]): Entry[] {
  const { end } = simulator.shop;
  const leave = async function* (): Story {
    const subscription = await simulator.begin(customers[0], consider);
    yield simulator.shop.at + DAY;
    await simulator.expire(subscription);
  };
  const wait = async function* (): Story {
    yield simulator.shop.soon(1);
    await simulator.begin(customers[1], consider);
  };
  return [
    { at: end - 8 * DAY, begin: leave },
    { at: end - 11 * MINUTE, begin: wait },
  ];
}

/** Fills the shelves again with what the parcels took, so that they end as full as the catalogue says. */
const STOCK_UP = `
  insert into public.stock_moves (variant_id, stock_delta, reason, actor, created_at)
  select i.variant_id, sum(i.quantity), 'receive', 'seed', $1
  from private.subscription_charges c join public.order_items i on i.order_id = c.order_id
  group by i.variant_id order by i.variant_id`;

/** Subscribers, and who was one, of nine months. Between startClock() and windBack(). */
export async function subscribe(
  client: ClientBase,
  { asha, customers, facts }: { asha: Customer; customers: readonly Customer[]; facts: Facts },
): Promise<void> {
  const { rows } = await client.query<{ terms: SubscriptionTerms }>(
    `select jsonb_build_object('noticeDays', notice_days, 'cutoffHours', cutoff_hours, 'graceDays', grace_days) as terms
     from private.subscription_terms()`,
  );
  const [row] = rows;
  const people = customers.slice(FIRST).filter(({ userId }) => userId !== null);
  const [unsure, slow, ...subscribers] = people;
  if (!row || !unsure || !slow || subscribers.length < LIVES.length) throw new Error("too few customers");
  const shop = new Shop(client, seededRandom(SEED), facts);
  const simulator = new SubscriptionSimulator(shop, { rules: facts.rules, terms: row.terms });
  await play(shop, [
    planLife(simulator, asha, ashasLife, 0),
    ...LIVES.map((life, index) => planLife(simulator, subscribers[index] ?? unsure, life, index + 1)),
    ...planUnpaid(simulator, [unsure, slow]),
  ]);
  const { rows: started } = await client.query(
    "select min(paid_at) as first from private.subscription_charges",
  );
  await client.query(STOCK_UP, [new Date(started[0].first.getTime() - 3 * DAY)]);
}
