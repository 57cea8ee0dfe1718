-- Locks a case with its payment's id and then its order. Null when there is no such case.
create function private.lock_money_case(p_id bigint) returns public.reconciliation_breaks
language plpgsql set search_path = '' as $$
declare
  v_case public.reconciliation_breaks;
begin
  select * into v_case from public.reconciliation_breaks where id = p_id;
  perform private.lock_payment_id(v_case.payment_id);
  perform 1 from public.orders where id = v_case.order_id for update;
  select * into v_case from public.reconciliation_breaks where id = p_id;
  return v_case;
end $$;
