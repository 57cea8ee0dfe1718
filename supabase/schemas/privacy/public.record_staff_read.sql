-- Logs that the calling member of staff opened a record with personal data; again within the hour is the same row.
create function public.record_staff_read(p_subject text, p_id text) returns void
language sql security definer set search_path = '' as $$
  insert into public.staff_reads (actor, actor_name, subject, subject_id, hour)
  select s.id, private.format_person_name(s.id), p_subject, p_id, date_trunc('hour', private.now())
  from (select private.acting_staff() as id) as s where s.id is not null
  on conflict do nothing
$$;
