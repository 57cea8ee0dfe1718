-- Whether a bank is deciding on the payment: no refund of it is sent until then.
create function private.is_in_dispute(p_payment_id text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.disputes
    where payment_id = p_payment_id and status in ('open', 'under_review', 'action_required')
  )
$$;
