create function private.forget_unproven() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from private.unproven_orders where order_id = new.id;
  return null;
end $$;
