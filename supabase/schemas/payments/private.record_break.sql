-- Opens the reconciliation row of a mismatch, or reopens it: one row per reason and payment; for failed refunds, one for
-- each, including its replacements.
create function private.record_break(
  p_reason text, p_payment_id text, p_order_id uuid, p_amount numeric, p_detail jsonb default '{}',
  p_gateway_order_id text default null, p_refund_id uuid default null
) returns void
language sql set search_path = '' as $$
  insert into public.reconciliation_breaks as known (reason, payment_id, order_id, amount, detail, gateway_order_id, refund_id)
    values (p_reason, p_payment_id, p_order_id, p_amount, p_detail, p_gateway_order_id, p_refund_id)
    on conflict (reason, payment_id, refund_id) do update
      set order_id = coalesce(excluded.order_id, known.order_id), amount = excluded.amount, detail = excluded.detail,
        gateway_order_id = excluded.gateway_order_id, resolved_at = null, resolution = null
$$;
