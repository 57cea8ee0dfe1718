create view public.subscription_list as
select s.id, s.number, s.name, s.email, s.phone, s.status, upper(p.slug) as plan, p.name as plan_name, p.tees, p.months, r.amount,
  s.cut, s.size, s.charge_at, coalesce(s.charge_at, 'infinity'::timestamptz) as next_at, s.paid_count, s.pending_change,
  s.change_error is not null as is_refused, s.status in ('pending', 'halted') as is_failed,
  a.subscription_id is not null as is_asked, s.cancel_asked_at is not null as is_ending, s.created_at,
  s.number || ' ' || s.name || ' ' || s.phone || ' ' || s.email as words
from private.subscriptions s
join private.subscription_prices r on r.id = s.price_id
join private.subscription_plans p on p.id = r.plan_id
left join (select distinct subscription_id from private.subscription_charges where state = 'asked') a on a.subscription_id = s.id
where (select private.may('subscriptions.read'));
