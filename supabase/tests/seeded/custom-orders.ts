import type { Pool } from "pg";

/** The kinds of custom orders. */
export async function readCustomOrders(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query(
    `with units as (
       select order_id, design_version_id, sum(quantity) as units from public.order_items
       where design_version_id is not null group by 1, 2
     )
     select count(distinct o.id)::int as orders,
       array_agg(distinct o.status order by o.status) as states,
       array_agg(distinct o.payment_method order by o.payment_method) as methods,
       bool_or(jsonb_array_length(v.prints) = 2) as on_two_sides,
       max(p.units)::int as max_quantity,
       bool_or(v.user_id is null and v.browser_key_hash is not null) as of_guests,
       bool_or(exists (
         select from public.order_items i where i.order_id = o.id and i.design_version_id is null
       )) as beside_plain,
       bool_and(v.created_at < v.rights_accepted_at and v.rights_accepted_at < o.created_at) as agreed_before
     from units p join public.orders o on o.id = p.order_id join public.design_versions v on v.id = p.design_version_id`,
  );
  return rows[0];
}

/** The number of designs whose print files the jobs would make now. */
export async function countPrintWork(pool: Pool): Promise<number> {
  const client = await pool.connect();
  await client.query("begin");
  let count = 0;
  while ((await client.query("select public.claim_print_work() as id")).rows[0].id !== null) count += 1;
  await client.query("rollback");
  client.release();
  return count;
}
