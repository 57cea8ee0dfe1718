-- The version of a form's fields. The order among siblings does not change it.
create function private.count_category_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if (old.name, old.slug, old.description, old.picture_url, old.picture_alt, old.is_hidden, old.words, old.parent_id, old.is_deleted)
    is distinct from
    (new.name, new.slug, new.description, new.picture_url, new.picture_alt, new.is_hidden, new.words, new.parent_id, new.is_deleted)
  then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create trigger categories_version before update on public.categories
  for each row execute function private.count_category_change();
