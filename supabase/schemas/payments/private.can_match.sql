-- Whether a payment belongs to no order; a refund of unknown money can't be matched.
create function private.can_match(p_case public.reconciliation_breaks) returns boolean
language sql stable set search_path = '' as $$
  select p_case.reason = 'unknown_order' and p_case.resolved_at is null and p_case.detail ? 'currency'
    and not exists (select from public.payments where payment_id = p_case.payment_id)
$$;
