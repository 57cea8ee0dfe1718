-- Every pincode that has a row, as one response.
create function public.export_pincodes() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) - 'updated_at' order by p.pincode), '[]') from public.pincodes p
$$;
