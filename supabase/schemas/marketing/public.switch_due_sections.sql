-- Shows sections that have started and hides those that have ended; returns how many. The jobs runner calls it.
create function public.switch_due_sections() returns int
language sql set search_path = '' as $$
  with due as (
    select id from public.marketing_sections
    where is_live <> (not is_hidden and coalesce(starts_at <= private.now(), true) and coalesce(ends_at > private.now(), true))
    for no key update skip locked
  ), switched as (
    update public.marketing_sections s set is_live = not s.is_live from due where s.id = due.id returning s.id
  )
  select count(*)::int from switched
$$;
