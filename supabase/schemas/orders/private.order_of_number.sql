create function private.order_of_number(p_order_number text) returns uuid
language plpgsql stable set search_path = '' as $$
declare
  v_id uuid;
begin
  select id into v_id from public.orders where order_id = p_order_number;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  return v_id;
end $$;
