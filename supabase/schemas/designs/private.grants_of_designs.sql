create function private.grants_of_designs() returns void
language sql set search_path = '' as $$
  grant select on public.designs, public.design_versions, public.design_assets to authenticated;
$$;
