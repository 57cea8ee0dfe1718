-- Only visible sections, before or after the change. The bar is on every page, so its change is recorded separately.
create function private.record_marketing_section_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(old.is_live, false) or coalesce(new.is_live, false) then
    insert into private.storefront_changes (subject)
      values (case coalesce(new.place, old.place) when 'bar' then 'announcement_bar' else 'marketing_sections' end);
  end if;
  return null;
end $$;

create trigger marketing_sections_log_change after insert or update or delete on public.marketing_sections
  for each row execute function private.record_marketing_section_change();
