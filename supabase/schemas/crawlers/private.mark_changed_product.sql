create function private.mark_changed_product() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.changed_at := private.now();
  return new;
end $$;

-- Runs after products_count_version, in order of name.
create trigger products_mark_changed before update on public.products
  for each row when (new.version <> old.version) execute function private.mark_changed_product();
