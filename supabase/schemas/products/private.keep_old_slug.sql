-- A slug that was ever shown leads to the product for good. The temporary one of a new product was never shown.
create function private.keep_old_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.product_slugs where slug = new.slug;
  if old.slug !~ '^new-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    insert into public.product_slugs (slug, product_id) values (old.slug, new.id)
    on conflict (slug) do update set product_id = excluded.product_id, created_at = now();
  end if;
  return null;
end $$;
