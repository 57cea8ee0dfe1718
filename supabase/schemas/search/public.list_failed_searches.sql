-- Searches of the last 30 days that found nothing, the most frequent first, with the number of visitors on each day added up.
create function public.list_failed_searches() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  return (
    select coalesce(jsonb_agg(jsonb_build_object('term', key, 'visitors', visitors) order by visitors desc, key), '[]')
    from (
      select key, sum(count) as visitors from private.analytics_counts
      where grain = 'day' and metric = 'search' and bucket = 0 and starts_at >= private.now() - interval '30 days'
        and not exists (select from public.search_synonyms s where s.word = lower(key))
      group by key order by visitors desc, key limit 30
    ) as failed
  );
end $$;
