-- Serialises the facts about a payment, so that a refund or dispute that arrives before its capture is not overlooked.
create function private.lock_payment_id(p_payment_id text) returns void
language sql set search_path = '' as $$
  select pg_catalog.pg_advisory_xact_lock(hashtextextended('payment ' || p_payment_id, 0))
$$;
