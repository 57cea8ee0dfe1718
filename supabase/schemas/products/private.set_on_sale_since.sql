create function private.set_on_sale_since() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.on_sale_since := case when tg_op = 'INSERT' then new.created_at else private.now() end;
  return new;
end $$;

create trigger products_on_sale_since before insert on public.products
  for each row when (new.status = 'published') execute function private.set_on_sale_since();
create trigger products_on_sale_again before update of status on public.products
  for each row when (old.status = 'draft' and new.status = 'published') execute function private.set_on_sale_since();
