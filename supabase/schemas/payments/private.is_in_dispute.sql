-- Whether a bank is deciding on the payment: until then no refund of it is sent.
create function private.is_in_dispute(p_payment_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.reconciliation_breaks b cross join jsonb_each(b.detail -> 'disputes') as dispute
    where b.reason = 'disputed' and b.payment_id = p_payment_id
      and dispute.value ->> 'status' in ('open', 'under_review', 'action_required')
  )
$$;
