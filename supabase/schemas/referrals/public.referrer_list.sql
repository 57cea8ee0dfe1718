create view public.referrer_list as
select f.referrer_id as id,
  (select coalesce(nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email)
    from auth.users u left join public.profiles p on p.id = u.id where u.id = f.referrer_id) as name, f.orders, f.first_orders, f.sales, f.tees, f.held, f.refused,
  f.risk, f.rewards, f.used, f.cost, case when f.orders > 0 then round(f.cost / f.orders, 2) else 0 end::numeric(12, 2) as cost_per_order,
  f.blocked_at is not null as is_blocked, f.held > 0 as is_on_hold, f.created_at, f.words
from private.referrers f
where (select private.may('offers.read'));
