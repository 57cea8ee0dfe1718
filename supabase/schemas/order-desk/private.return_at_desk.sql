-- Asks for a return or an exchange in the buyer's name. See request_return; the buyer names the UPI ID for cash on the page
-- of the order.
create function private.return_at_desk(p_order_number text, p_kind text, p_lines jsonb, p_reason text) returns uuid
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  perform private.require_permission('orders.write');
  return public.request_return(
    p_order_id => private.order_of_number(p_order_number), p_kind => p_kind, p_lines => p_lines,
    p_reason => private.words_or_refuse(p_reason, 3, 500), p_actor => 'admin'
  );
end $$;
