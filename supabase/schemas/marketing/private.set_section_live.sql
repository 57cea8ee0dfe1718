create function private.set_section_live() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.is_live := not new.is_hidden and coalesce(new.starts_at <= private.now(), true) and coalesce(new.ends_at > private.now(), true);
  return new;
end $$;

create trigger marketing_sections_live before insert or update on public.marketing_sections
  for each row execute function private.set_section_live();
