-- The first failed refund of this amount with an open case and no replacement under way; null: none.
create function private.failed_refund_of(p_order_id uuid, p_amount numeric) returns uuid
language sql stable set search_path = '' as $$
  select r.id
  from public.refunds r join public.reconciliation_breaks b on b.refund_id = r.id and b.resolved_at is null
  where r.order_id = p_order_id and r.amount = p_amount
    and not exists (select from public.refunds f where f.follows = r.id and f.status <> 'failed')
  order by r.created_at, r.id limit 1
$$;
