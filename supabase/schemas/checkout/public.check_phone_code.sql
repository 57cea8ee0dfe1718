-- Returns right | wrong | expired | spent. A correct code works once.
create function public.check_phone_code(p_order_id uuid, p_code_hash text) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
  v_outcome text := private.verify_order_code(v_order.id, p_code_hash);
begin
  if v_outcome = 'right' then
    update private.cod_codes set attempts = 5 where order_id = p_order_id;
  end if;
  return v_outcome;
end $$;
