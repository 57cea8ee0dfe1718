create function public.take_money_step(
  p_id bigint, p_key uuid, p_kind text, p_note text, p_order_number text default null, p_upi_id text default null
) returns text
language sql set search_path = '' as $$ select private.take_money_step(p_id, p_key, p_kind, p_note, p_order_number, p_upi_id) $$;
