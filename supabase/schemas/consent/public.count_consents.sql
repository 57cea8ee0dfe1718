-- The last choice of each browser within 30 days: how many allow and how many refuse each category.
create function public.count_consents() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('settings.read');
  return (
    select coalesce(jsonb_object_agg(category, jsonb_build_object('allowed', allowed, 'refused', refused)), '{}')
    from (
      select category, count(*) filter (where is_allowed) as allowed, count(*) filter (where not is_allowed) as refused
      from (
        select distinct on (browser_id, category) category, is_allowed from public.consents
        where recorded_at > private.now() - interval '30 days'
        order by browser_id, category, id desc
      ) as last
      group by category
    ) as counted
  );
end $$;
