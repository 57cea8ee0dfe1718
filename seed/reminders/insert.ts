import type { ClientBase } from "pg";

/** Mailboxes that wait for the sold-out sizes most people chose: the first for most of them, and some twice. */
const names = ["anu", "bala", "chitra", "dev", "esha", "farah", "gopal", "hema", "imran", "jaya"];

/** Back-in-stock reminders, abandoned carts and wishlist price drops: some of each state. */
export const insertReminders = async (client: ClientBase, now: Date): Promise<void> => {
  const { rows } = await client.query("select from public.restock_requests limit 1");
  if (rows.length > 0) return;
  await client.query(
    `with missed as (
       select v.id, row_number() over (order by sum(d.people) desc, v.id) as place
       from public.lost_demand d join public.product_variants v on v.id = d.variant_id
       where v.is_active and v.available = 0 group by v.id order by place limit 8
     )
     insert into public.restock_requests (variant_id, email, created_at)
     select m.id, n.name || '.waits@example.com', $2::timestamptz - make_interval(hours => (n.nr * 7 + m.place)::int)
     from missed m join unnest($1::text[]) with ordinality as n (name, nr) on n.nr <= 11 - m.place
     order by 3`,
    [names, now],
  );
  await client.query(
    `insert into public.restock_requests (variant_id, email, created_at, notified_at)
     select v.id, n.name || '.heard@example.com', $2::timestamptz - interval '9 days', $2::timestamptz - interval '2 days'
     from unnest($1::text[]) with ordinality as n (name, nr)
     join lateral (
       select id from public.product_variants where is_active and available > 3 order by id offset n.nr * 5 limit 1
     ) v on true
     where n.nr <= 4`,
    [names, now],
  );
  await client.query(
    `insert into public.basket_reminders (basket_key, email, lines, agreed_at, changed_at, notified_at)
     select 'seed-basket-' || n.name || '-000', n.name || '.left@example.com', jsonb_build_array(jsonb_build_object(
         'id', v.product_id, 'size', v.size, 'color', v.color, 'quantity', 1 + n.nr % 2
       )), at, at, case when n.nr > 2 then at + interval '4 hours' end
     from unnest($1::text[]) with ordinality as n (name, nr)
     cross join lateral (select $2::timestamptz - make_interval(hours => (n.nr * n.nr)::int) as at) as t
     join lateral (
       select * from public.product_variants where is_active and available > 3 order by id offset n.nr * 11 limit 1
     ) v on true
     where n.nr <= 6`,
    [names, now],
  );
  await client.query(
    `update public.user_wishlist set notified_on = ($1::timestamptz - interval '3 days')::date, previous_price = round(reference_price * 1.2)
     where id in (select id from public.user_wishlist order by id limit 2)`,
    [now],
  );
  await client.query(
    `update public.orders set gift_note = 'Happy birthday! Wear it well.'
     where id in (
       select id from public.orders where status in ('Confirmed', 'Shipped', 'Delivered') and exchange_of is null
       order by created_at desc limit 3
     )`,
  );
};
