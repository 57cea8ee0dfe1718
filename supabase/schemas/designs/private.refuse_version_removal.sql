create function private.refuse_version_removal() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.is_version_in_use(old) then
    raise sqlstate 'PT409' using message = 'This version is shared or ordered', hint = 'version_in_use';
  end if;
  return old;
end $$;

create trigger design_versions_stay before delete on public.design_versions
  for each row execute function private.refuse_version_removal();
