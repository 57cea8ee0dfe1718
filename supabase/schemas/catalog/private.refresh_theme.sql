-- Puts products into a theme whose words changed, and out of it.
create function private.refresh_theme() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_ids bigint[] := array(
    select id from public.products
    where (themes @> array[new.id] or search @@ private.theme_query(new.words))
      and themes is distinct from private.themes_of(name, keywords)
    order by id for no key update
  );
begin
  update public.products set themes = private.themes_of(name, keywords) where id = any (v_ids);
  return null;
end $$;

create trigger categories_theme_added after insert on public.categories
  for each row when (new.words <> '{}') execute function private.refresh_theme();
create trigger categories_theme_changed after update of words on public.categories
  for each row when (old.words is distinct from new.words) execute function private.refresh_theme();
