import type { ClientBase } from "pg";
import { dateAdminRows } from "./admin-dates";
import type { Post, Staff } from "./staff";
import { HOUR } from "./times";

/** What staff did beside the orders' own steps, so many hours ago. `about` finds the values of the call, one row each. */
interface Deed {
  hours: number;
  by: Post;
  call: string;
  about: string;
}

const text = (words: string) => `'${words.replaceAll("'", "''")}'`;

// The sandbox's own people stay as the README describes them.
const accounts = `
  select u.id, count(o.id) as orders, count(o.id) filter (where o.status = 'RTO') as refused, coalesce(sum(o.total), 0) as value,
    bool_and(o.status in ('Completed', 'Cancelled')) as is_over, u.email
  from auth.users u join public.orders o on o.user_id = u.id
  where u.email not like '%@kapas.test' and not exists (select from private.subscriptions s where s.user_id = u.id) group by u.id`;
const refusers = `select id from (${accounts}) as a order by refused desc, orders, email`;
const regulars = `select id from (${accounts}) as a where refused = 0 and not is_over order by value desc, email`;
const leavers = `select id from (${accounts}) as a where is_over and refused = 0 order by orders, email`;
const nth = (list: string, place: number, ...values: string[]) =>
  `select ${["id", ...values.map(text)].join(", ")} from (${list} limit 1 offset ${place}) as one`;

const customerDeeds: readonly Deed[] = [
  {
    hours: 21 * 24,
    by: "support",
    call: "select public.add_customer_note($1, $2)",
    about: nth(
      refusers,
      0,
      "Says every time that the courier didn't call. The courier shows two calls per parcel.",
    ),
  },
  {
    hours: 11 * 24,
    by: "manager",
    call: "select public.block_customer($1, $2)",
    about: nth(refusers, 0, "Keeps refusing parcels at the door, and never answers"),
  },
  {
    hours: 4 * 24,
    by: "manager",
    call: "select public.block_customer($1, $2)",
    about: nth(refusers, 1, "Shouted at the courier, who refuses to go there again"),
  },
  {
    hours: 30 * 24,
    by: "support",
    call: "select public.add_customer_note($1, $2)",
    about: nth(
      regulars,
      0,
      "Buys for a dance school. Wants an invoice per order, and a call before we print names.",
    ),
  },
  {
    hours: 9 * 24,
    by: "support",
    call: "select public.add_customer_note($1, $2)",
    about: nth(regulars, 1, "Works night shifts: call after 4 pm."),
  },
  {
    hours: 52,
    by: "support",
    call: "select public.add_customer_note($1, $2)",
    about: nth(regulars, 1, "Has moved and gave the new address by phone. Use it for the next parcel."),
  },
  {
    hours: 6 * 24,
    by: "support",
    call: "select public.export_customer($1, $2)",
    about: nth(regulars, 2, "By email from their own address, the day before"),
  },
  {
    hours: 15 * 24,
    by: "support",
    call: "select public.request_deletion($1, $2)",
    about: nth(leavers, 0, "Emailed from their own address: no longer shops online"),
  },
  {
    hours: 14 * 24,
    by: "manager",
    call: "select public.delete_customer($1)",
    about: nth(leavers, 0),
  },
  {
    hours: 20,
    by: "support",
    call: "select public.request_deletion($1, $2)",
    about: nth(leavers, 1, "By phone, and by email from their own address an hour later"),
  },
];

const inHand = `
  select id, order_id, row_number() over (order by created_at desc) as place from public.orders
  where status in ('Confirmed', 'In Production', 'Packed', 'Shipped', 'Delivered') and email not like '%@kapas.test'`;

const orderDeeds: readonly Deed[] = [
  {
    hours: 5,
    by: "support",
    call: "select public.tag_order($1, string_to_array($2, ' '))",
    about: `
      select o.order_id, t.tags from (${inHand}) as o join (values
        (1, 'gift'), (2, 'call-first'), (3, 'vip'), (4, 'gift'), (5, 'call-first gift'), (6, 'fragile-address'), (7, 'vip'),
        (8, 'reprint'), (9, 'call-first'), (10, 'gift vip'), (11, 'school'), (12, 'gift')
      ) as t (place, tags) using (place)`,
  },
  {
    hours: 4,
    by: "support",
    call: "select public.add_order_note($1, $2)",
    about: `
      select o.order_id, n.body from (${inHand}) as o join (values
        (1, 'A birthday present: please, no prices in the parcel.'),
        (2, 'The lane is hard to find. Ring before it goes out.'),
        (8, 'The print of the first item was crooked. Print it again, then all goes out together.')
      ) as n (place, body) using (place)`,
  },
  {
    hours: 2,
    by: "packer",
    call: "select public.add_order_note($1, $2)",
    about: `select order_id, 'Printed again. It hangs to dry on the left rail.' from (${inHand}) as o where place = 8`,
  },
];

const openCase = (condition: string) =>
  `select b.id, gen_random_uuid() from public.reconciliation_breaks b where b.resolved_at is null and ${condition}`;
const caseVersion = "public.money_case($1) ->> 'version'";
const waitingStep =
  "select s.id from public.money_steps s join public.reconciliation_breaks b on b.id = s.break_id";

const moneyDeeds: readonly Deed[] = [
  {
    hours: 12 * 24,
    by: "manager",
    call: `select public.request_money_step($1, ${caseVersion}, $2, 'close', 'Meant for the bakery next door: sent to them by bank, both have confirmed it')`,
    about: openCase("b.reason = 'unknown_order' and b.amount = 6240"),
  },
  {
    hours: 12 * 24 - 5,
    by: "admin",
    call: "select public.decide_money_step($1, true)",
    about: `${waitingStep} where s.outcome = 'waiting' and b.amount = 6240`,
  },
  {
    hours: 3 * 24,
    by: "manager",
    call: `select public.request_money_step($1, ${caseVersion}, $2, 'note', 'Asked the courier for the signature at the door; the bank wants it within nine days')`,
    about: openCase("b.reason = 'disputed'"),
  },
  {
    hours: 7,
    by: "manager",
    call: `select public.request_money_step($1, ${caseVersion}, $2, 'match', 'Paid late by a forwarded link; the buyer sent a picture of the receipt', $3)`,
    about: `
      select b.id, gen_random_uuid(), o.order_id from public.reconciliation_breaks b
      join public.orders o on o.total = b.amount and o.status = 'Cancelled' and o.created_at < b.created_at
      where b.reason = 'unknown_order' and b.resolved_at is null and b.amount > 5000 order by o.created_at desc limit 1`,
  },
];

/** Notes, tags, blocks, requests and steps with money, by whose post it is, through their admin functions. */
export async function runAdminActions(client: ClientBase, staff: Staff, end: number): Promise<void> {
  for (const { hours, by, call, about } of [...customerDeeds, ...orderDeeds, ...moneyDeeds]) {
    const { rows } = await client.query({ text: about, rowMode: "array" });
    if (rows.length === 0) throw new Error(`the seed finds nothing for: ${call}`);
    for (const values of rows) {
      const answer = await staff.ask(by, call, values);
      if (call.includes("delete_customer") && answer !== "deleted") throw new Error(`not deleted: ${answer}`);
    }
    await dateAdminRows(client, end - hours * HOUR);
  }
  await staff.rest();
}
