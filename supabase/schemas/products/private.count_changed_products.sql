create function private.count_changed_products() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set version = version + 1 where id in (select product_id from changed);
  return null;
end $$;
