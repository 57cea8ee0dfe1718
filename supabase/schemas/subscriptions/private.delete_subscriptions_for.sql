-- Deletes the recipient of a subscription. Charges stay for the books.
create function private.delete_subscriptions_for(p_user_id uuid) returns void
language sql set search_path = '' as $$
  delete from public.outbox o using private.subscriptions s
    where s.user_id = p_user_id and o.topic like 'subscription\_%' and o.data ->> 'subscription_id' = s.id::text;
  update private.subscriptions set
    name = 'Deleted account', email = 'deleted@kapas.invalid', phone = '+910000000000', cancel_reason = '', consent = consent - 'text',
    address = jsonb_build_object('line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', address ->> 'state')
    where user_id = p_user_id
$$;
