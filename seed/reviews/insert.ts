import type { ClientBase } from "pg";
import { seededRandom } from "../sales/random";
import { DAY } from "../sales/times";
import { type DeliveredLine, planReviews } from "./plan";

const SEED = 1950;
/** The setting's default. */
const invitedAfter = 5 * DAY;

async function readDelivered(client: ClientBase): Promise<DeliveredLine[]> {
  const { rows } = await client.query<DeliveredLine>(
    `select i.id::int as item, o.order_id as order, (extract(epoch from o.delivered_at) * 1000)::float8 as arrived, i.size, i.product_id::int as product,
       i.design_version_id is null and (p.is_basic or p.is_blank) as plain
     from public.orders o join public.order_items i on i.order_id = o.id join public.products p on p.id = i.product_id
     where o.delivered_at is not null and o.email <> 'asha@kapas.test' and private.find_review_problem(o, i.id) is null
     order by o.delivered_at, i.id`,
  );
  return rows;
}

/** What buyers of the last months have written, in a shop that has no review yet. Returns how many. */
export async function insertReviews(client: ClientBase, now: Date): Promise<number> {
  const { rowCount } = await client.query("select from public.reviews limit 1");
  if (rowCount !== 0) return 0;
  const reviews = planReviews(await readDelivered(client), seededRandom(SEED), now.getTime());
  await client.query(
    `insert into public.reviews (
       order_item_id, order_id, product_id, stars, title, body, fit, author_name, status, refusal, refusal_note, reply, replied_at,
       reports, rev, written_at, decided_at, published_at
     )
     select i.id, i.order_id, i.product_id, r.stars, r.title, r.body, r.fit, private.reviewer_name(o.name), r.status, r.refusal,
       r.refusal_note, r.reply, case when r.reply <> '' then r.written_at + interval '9 hours' end, r.reports,
       case r.status when 'pending' then 1 else 2 end, r.written_at,
       case when r.status <> 'pending' then r.written_at + interval '7 hours' end,
       case when r.status = 'published' then r.written_at + interval '7 hours' end
     from jsonb_to_recordset($1) as r (
       item bigint, stars int, title text, body text, fit text, status text, refusal text, refusal_note text, reply text, reports int,
       written_at timestamptz
     )
     join public.order_items i on i.id = r.item join public.orders o on o.id = i.order_id
     order by r.written_at, i.id`,
    [JSON.stringify(reviews)],
  );
  await client.query(
    `insert into public.review_reports (review_id, reason, note, created_at)
     select id, 'other', 'I have read exactly these words about another shop.', $1::timestamptz - interval '3 hours'
     from public.reviews where reports > 0`,
    [now],
  );
  await client.query(
    `insert into private.review_invitations (order_id, invited_at)
     select id, delivered_at + $2 * interval '1 millisecond' from public.orders
     where delivered_at + $2 * interval '1 millisecond' < $1 and status in ('Delivered', 'Completed')`,
    [now, invitedAfter],
  );
  return reviews.length;
}
