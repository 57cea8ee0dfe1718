create function private.roll_up_changed_products() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform private.roll_up_products(array(select distinct product_id from changed));
  return null;
end $$;
