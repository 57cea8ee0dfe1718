create function private.resolve_break(p_reason text, p_payment_id text, p_resolution text) returns void
language sql set search_path = '' as $$
  update public.reconciliation_breaks set resolved_at = private.now(), resolution = p_resolution
    where reason = p_reason and payment_id = p_payment_id and resolved_at is null
$$;
