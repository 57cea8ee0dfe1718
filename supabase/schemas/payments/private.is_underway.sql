-- Whether a refund that closes this case is under way: one replacing its failed one, or any of its money.
create function private.is_underway(p_case public.reconciliation_breaks) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.refunds r
    where r.status in ('requested', 'pending') and coalesce(r.payment_id, r.order_id::text) = p_case.payment_id
      and (p_case.refund_id is null or p_case.refund_id in (r.id, r.follows))
  )
$$;
