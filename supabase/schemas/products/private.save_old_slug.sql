-- A former slug always redirects to its product, and no other product takes it. The temporary one of a new product was never shown.
create function private.save_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.product_slugs where slug = new.slug and product_id <> new.id) then
    raise sqlstate 'PT409' using message = 'Another product used this URL: ' || new.slug, hint = 'slug_taken';
  end if;
  delete from public.product_slugs where slug = new.slug;
  if old.slug !~ '^new-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    insert into public.product_slugs (slug, product_id) values (old.slug, new.id)
    on conflict (slug) do update set product_id = excluded.product_id, created_at = private.now();
  end if;
  return null;
end $$;

create trigger products_former_slug after update of slug on public.products
  for each row when (old.slug <> new.slug) execute function private.save_old_slug();
