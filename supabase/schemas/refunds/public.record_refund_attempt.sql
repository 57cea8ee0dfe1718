-- Records the result of sending a refund. p_gateway_refund_id: empty while there is none. p_status requested: no result
-- yet, retry later; pending: the gateway has accepted it; failed: the gateway refused; processed: a person has paid it by
-- hand, and p_gateway_refund_id is the bank's reference. Returns the status after the call.
create function public.record_refund_attempt(
  p_id uuid, p_gateway_refund_id text, p_status text, p_error text default null
) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_refund public.refunds;
begin
  perform private.lock_payment_id(payment_id) from public.refunds where id = p_id and order_id is null;
  perform 1 from public.orders where id = (select order_id from public.refunds where id = p_id) for update;
  select * into v_refund from public.refunds where id = p_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such refund', hint = 'not_found';
  end if;
  if p_status not in ('requested', 'pending', 'failed', 'processed')
    or (p_status = 'processed' and v_refund.method <> 'upi') then
    raise sqlstate 'PT422' using message = 'An attempt can''t end with this status', hint = 'bad_status';
  end if;
  update public.refunds
    set gateway_refund_id = coalesce(gateway_refund_id, nullif(p_gateway_refund_id, '')),
      last_error = case when status = 'requested' then left(p_error, 500) end,
      next_at = case when status = 'requested' and p_status = 'requested'
        then private.now() + least(interval '1 minute' * power(2, least(attempts, 9)), interval '6 hours')
        else next_at end
    where id = p_id returning * into v_refund;
  return private.move_refund(v_refund, p_status, p_error);
end $$;
