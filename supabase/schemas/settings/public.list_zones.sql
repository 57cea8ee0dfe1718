-- All delivery zones, each with the number of its pincodes.
create function public.list_zones() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'zone', z.zone, 'name', z.name, 'fee', z.fee, 'free_over', z.free_over, 'states', z.states,
    'min_days', z.min_days, 'max_days', z.max_days, 'updated_at', z.updated_at,
    'pincodes', (select count(*) from public.pincodes p where p.zone = z.zone)
  ) order by z.name, z.zone), '[]')
  from public.shipping_zones z
$$;
