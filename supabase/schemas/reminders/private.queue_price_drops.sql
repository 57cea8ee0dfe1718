-- Emails owners of wishlists about prices lower than when they added an entry, or than in the last email: one email a
-- day with all of them. Runs once an hour. Staff have no wishlist.
create function private.queue_price_drops(p_limit int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_percent numeric := private.number_setting('price_drop_percent', 10);
  v_today date := (private.now() at time zone 'Asia/Kolkata')::date;
  v_count int;
begin
  insert into private.reminder_runs as r (kind, ran_at) values ('price_drops', private.now())
    on conflict (kind) do update set ran_at = private.now() where r.ran_at <= private.now() - interval '1 hour';
  if not found or v_percent is null then
    return 0;
  end if;
  with fallen as materialized (
    select w.id, w.user_id, w.reference_price, w.price
    from (
      select *, private.wishlist_price(product_id, size, color) as price from public.user_wishlist
    ) as w
    join auth.users u on u.id = w.user_id and u.email_confirmed_at is not null
    where w.price < w.reference_price and w.price <= w.reference_price * (1 - v_percent / 100)
      and private.can_buy_wishlist_item(w.product_id, w.size)
      and not private.is_mail_stopped(u.email, 'price_drops')
      and not exists (select from public.user_roles s where s.user_id = w.user_id)
      and not exists (
        select from public.user_wishlist t where t.user_id = w.user_id and t.notified_on = v_today
      )
  ), people as (
    select distinct user_id from fallen order by user_id limit p_limit
  ), notified as (
    update public.user_wishlist w set notified_on = v_today, previous_price = f.reference_price, reference_price = f.price
    from fallen f join people using (user_id) where w.id = f.id
    returning w.user_id
  )
  insert into public.outbox (topic, user_id, data)
  select distinct 'price_drop', user_id, jsonb_build_object('day', v_today) from notified
  on conflict do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
