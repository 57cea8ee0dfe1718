-- Refunds returned items of the order and of its exchanges, up to the money that is left: a goodwill refund is not paid
-- twice. The rest stays owed.
create function private.pay_returns(p_paid_id uuid, p_actor text) returns void
language plpgsql set search_path = '' as $$
declare
  v_paid public.orders;
  v_request public.return_requests;
  v_left numeric;
  v_refund_id uuid;
begin
  select * into v_paid from public.orders where id = p_paid_id;
  for v_request in
    select * from public.return_requests
    where order_id in (select private.orders_with_exchanges(p_paid_id)) and owed > 0
    order by closed_at, id for update
  loop
    v_left := private.refundable_amount(v_paid);
    continue when v_left is null or (v_left > 0 and v_paid.paid_by is null and v_request.upi_id is null);
    v_refund_id := null;
    if v_left > 0 then
      v_refund_id := gen_random_uuid();
      perform public.request_refund(
        p_order_id => v_paid.id, p_amount => least(v_request.owed, v_left), p_reason => 'returned', p_actor => p_actor,
        p_key => v_refund_id, p_method => case when v_paid.paid_by is null then 'upi' else 'source' end,
        p_upi_id => case when v_paid.paid_by is null then v_request.upi_id end
      );
    end if;
    update public.return_requests set owed = 0, refund_id = v_refund_id where id = v_request.id;
  end loop;
  perform private.credit_lost_dispute(p_paid_id);
end $$;
