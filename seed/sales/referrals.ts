import type { ClientBase } from "pg";
import type { Customer } from "./customers";
import { follow } from "./follow";
import { type Market, type Planned, planOrder } from "./plan";
import { type CartLine, knownAt } from "./pool";
import { prepaid } from "./quote";
import type { Shop } from "./shop";
import type { Staff } from "./staff";
import { cancel, keep, refuse, type Scenario, type Story } from "./stories";
import { DAY } from "./times";

const adultSizes = new Set(["S", "M", "L", "XL"]);

/** Counts completed orders, as the jobs do once a minute. */
async function count(shop: Shop): Promise<void> {
  while (await shop.call<boolean>("select public.settle_referrals()"));
}

/** A referrer uses their first free T-shirt. */
const treat = (referrer: Customer): Scenario =>
  async function* (shop, input) {
    await count(shop);
    const code = await shop.call<string>(
      `select c.code from private.referral_rewards w join public.coupons c on c.id = w.coupon_id
       where w.referrer_id = $1 and w.number = 1`,
      [referrer.userId],
    );
    yield* keep(shop, { ...input, code });
  };

/** Four people's links: rewards used and not, orders in every state, a blocked person, and an order that was approved. */
export function planReferrals({ asha, customers, pool, end }: Market): Planned[] {
  const at = (index: number): Customer => customers[index] ?? asha;
  const [fan, sly, quiet] = [at(31), at(57), at(83)];
  const plan = (days: number, scenario: Scenario, customer: Customer, through: Customer | null, tees = 1) => {
    const time = end - days * DAY;
    const wares = knownAt(pool, time).filter(({ blankOf, size }) => blankOf === null && adultSizes.has(size));
    const ware = wares[(days * 7) % wares.length];
    const lines: CartLine[] = ware ? [{ ware, quantity: tees }] : [];
    const input = { ...prepaid, customer, lines, through: through?.userId ?? undefined };
    return planOrder(time, scenario, input);
  };
  const neighbour = (customer: Customer, name: string): Customer => ({
    ...customer,
    userId: null,
    name,
    email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
    phone: customer.phone.replace(/^\+919/, "+918"),
  });
  const onWay = follow([5, 22]);
  const arrived = follow([4, 20, 24, 70]);
  return [
    plan(71, keep, at(101), asha, 2),
    plan(58, keep, at(104), asha),
    plan(49, keep, at(107), asha),
    plan(40, cancel, at(109), asha),
    plan(35, keep, at(113), asha),
    plan(8, arrived, at(117), asha, 2),
    plan(70, keep, at(119), fan, 3),
    plan(39, treat(fan), fan, null),
    plan(36, keep, at(121), fan, 2),
    plan(34, refuse, at(123), fan),
    plan(3, onWay, at(125), fan),
    plan(44, keep, sly, sly, 3),
    plan(43, keep, at(127), sly, 3),
    plan(42, keep, neighbour(at(127), "Nikhil Sen"), sly, 3),
    plan(33, keep, at(126), quiet),
    plan(31, keep, neighbour(at(126), "Tara Sen"), quiet),
    plan(6, arrived, neighbour(at(126), "Uma Sen"), quiet),
    { at: end - 5 * DAY, lines: [], begin: decide(sly, quiet) },
  ];
}

/** The manager blocks one referrer, and lets an order of another one count. */
const decide = (sly: Customer, quiet: Customer) =>
  async function* (shop: Shop): Story {
    yield shop.soon(1);
    await count(shop);
    await shop.call(
      "select public.block_referrer($1, 0, 'Orders of the own account, and two names at one door')",
      [sly.userId],
      "manager",
    );
    await shop.call(
      `select public.decide_referral((
       select o.order_id from private.referrals r join public.orders o on o.id = r.order_id
       where r.referrer_id = $1 and r.state = 'held' order by o.name limit 1
     ), 0, 'released')`,
      [quiet.userId],
      "manager",
    );
  };

/** What was written in one moment gets the times of the orders that it is about: they were not placed in one day, and its mails have gone. */
const DATE = `
  update private.referrals set signals = array_remove(signals, 'many_orders'),
      state = case when state = 'held' and signals = '{many_orders}' then 'counts' else state end
    where signals @> '{many_orders}';
  update private.referrals r set created_at = o.created_at from public.orders o where o.id = r.order_id;
  update private.referrers set blocked_at = private.now() - interval '5 days' where blocked_at is not null;
  update private.referrers f set created_at = (select min(created_at) from private.referrals where referrer_id = f.referrer_id);
  update private.referral_rewards w set created_at = coalesce(
    (select o.created_at - interval '2 days' from public.orders o where o.coupon_id = w.coupon_id),
    (select max(e.created_at) from public.order_events e join private.referrals r on r.order_id = e.order_id
     where r.referrer_id = w.referrer_id and e.to_status = 'Completed'),
    w.created_at
  );
  update public.coupons c set created_at = w.created_at, starts_at = w.created_at, updated_at = w.created_at,
      ends_at = w.created_at + interval '90 days'
    from private.referral_rewards w where w.coupon_id = c.id;
  update public.outbox m set created_at = w.created_at, next_at = w.created_at, sent_at = w.created_at, attempts = 1
    from private.referral_rewards w
    where m.topic = 'referral_reward' and m.user_id = w.referrer_id and (m.data ->> 'reward')::int = w.number`;

export async function dateReferrals(client: ClientBase, staff: Staff): Promise<void> {
  await client.query("set local session_replication_role = replica");
  await client.query(DATE);
  await client.query("set local session_replication_role = origin");
  await client.query(
    "insert into private.referral_changes (referrer_id) select referrer_id from private.referrers",
  );
  while (await staff.ask<boolean>(null, "select public.settle_referrals()"));
}
