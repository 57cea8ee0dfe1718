create function private.set_product_themes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.themes := private.themes_of(new.name, new.keywords);
  return new;
end $$;

create trigger products_set_themes before insert or update of name, keywords on public.products
  for each row execute function private.set_product_themes();
