create function private.mark_changed_product() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.changed_at := private.now();
  return new;
end $$;
