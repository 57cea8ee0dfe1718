-- Matches the money of a case to an order, as if its event had named it: it pays the order, or is refunded as
-- unexpected. PT404; PT409 not_matchable. The caller holds the lock of the payment's id.
create function private.match_payment(p_case public.reconciliation_breaks, p_order_id uuid) returns text
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
  v_result text;
begin
  if not private.can_match(p_case) then
    raise sqlstate 'PT409' using message = 'This payment can''t be matched to an order', hint = 'not_matchable';
  end if;
  select * into v_order from public.orders where id = p_order_id for update;
  v_result := private.book_payment(
    v_order, p_case.payment_id, 'captured', p_case.amount, p_case.detail ->> 'currency', null,
    jsonb_build_object('payment_id', p_case.payment_id, 'matched', p_case.id)
  );
  update public.reconciliation_breaks set order_id = v_order.id, resolution = 'Given to ' || v_order.order_id where id = p_case.id;
  return v_result;
end $$;
