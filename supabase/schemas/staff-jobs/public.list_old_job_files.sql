-- Files past their retention period: {id, parts}.
create function public.list_old_job_files() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'parts', (file ->> 'parts')::int)), '[]')
  from (select id, file from public.staff_jobs where file_until < private.now() order by file_until limit 20) as old
$$;
