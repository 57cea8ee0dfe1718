-- Sends a code to the phone of an order in COD Review, after p_after. Only the message holds the code; the database stores
-- its hash. PT409 bad_transition: nothing to confirm. PT429 too_many.
create function public.send_cod_code(p_order_id uuid, p_code text, p_code_hash text, p_after interval default '0 s') returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders := private.lock_order(p_order_id);
begin
  if v_order.status <> 'COD Review' then
    raise sqlstate 'PT409' using message = 'This order needs no code', hint = 'bad_transition';
  end if;
  perform private.issue_order_code(v_order, p_code, p_code_hash, p_after);
end $$;
