-- The caller's permissions in the admin; empty for anyone but staff.
create function public.my_permissions() returns text[]
language sql stable security definer set search_path = '' as $$
  with mine as materialized (select private.staff_role() as role)
  select coalesce(array_agg(p.permission order by p.permission), '{}')
  from public.permissions p, mine
  where mine.role = 'admin'
    or exists (select from public.role_permissions r where r.role = mine.role and r.permission = p.permission)
$$;
