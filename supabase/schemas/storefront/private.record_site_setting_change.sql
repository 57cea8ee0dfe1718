-- Pages only show whether there is a logo; the logo has its own URL.
create function private.record_site_setting_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_was text := nullif(btrim(old.value), '');
  v_is text := nullif(btrim(new.value), '');
begin
  if coalesce(new.key, old.key) like 'logo\_%' then
    if v_was is distinct from v_is then
      insert into private.storefront_changes (subject) values ('logo');
    end if;
    if (v_was is null) <> (v_is is null) then
      insert into private.storefront_changes (subject) values ('site_settings');
    end if;
  elsif (old.key, old.value) is distinct from (new.key, new.value) then
    insert into private.storefront_changes (subject) values ('site_settings');
  end if;
  return null;
end $$;

create trigger site_settings_log_change after insert or update or delete on public.site_settings
  for each row execute function private.record_site_setting_change();
