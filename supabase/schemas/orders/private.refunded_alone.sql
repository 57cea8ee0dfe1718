-- Refunds of an order by staff without a second person: small refunds add up to a large one.
create function private.refunded_alone(p_order_id uuid) returns numeric
language sql stable set search_path = '' as $$
  select coalesce(sum(r.amount), 0) from public.refunds r
  where r.order_id = p_order_id and r.requested_by = 'admin' and r.reason = 'goodwill' and r.status <> 'failed'
    and not exists (select from public.money_steps s where s.id = r.id and s.decided_at is not null)
$$;
