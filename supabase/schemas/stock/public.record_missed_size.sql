-- Counts lost demand for a sold-out size, without personal data.
create function public.record_missed_size(p_variant_id bigint) returns void
language sql set search_path = '' as $$
  insert into public.lost_demand as d (day, variant_id, people)
  select private.now()::date, v.id, 1 from public.product_variants v join public.products p on p.id = v.product_id
  where v.id = p_variant_id and v.is_active and v.available = 0 and p.status = 'published' and not p.is_deleted
  on conflict (day, variant_id) do update set people = d.people + 1
$$;
