create view public.break_list as
select b.id, b.reason, b.payment_id, b.amount, b.created_at, b.resolved_at is null as is_open, b.resolution,
  b.payment_id || ' ' || b.reason as words,
  (select o.order_id from public.orders o where o.id = b.order_id) as order_number,
  s.id is not null as is_waiting,
  (
    select min(d.respond_by) from public.disputes d
    where d.payment_id = b.payment_id and d.status in ('open', 'under_review', 'action_required')
  ) as respond_by,
  coalesce(b.detail ->> 'currency', (select p.currency from public.payments p where p.payment_id = b.payment_id), 'INR') as currency
from public.reconciliation_breaks b
left join public.money_steps s on s.break_id = b.id and s.outcome = 'waiting'
where (select private.may('money.read'));
