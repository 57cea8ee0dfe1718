-- The version that has waited longest for its print files, of an order that is to be printed; null when none waits. It is
-- handed out once for some minutes. A version that failed waits longer each time, up to an hour.
create function public.claim_print_work() returns uuid
language plpgsql set search_path = '' set statement_timeout = '5s' as $$
declare
  v_version_id uuid;
begin
  select d.id into v_version_id
  from public.order_items i
  join public.orders o on o.id = i.order_id and o.status in ('Confirmed', 'In Production', 'Packed')
  join public.design_versions d on d.id = i.design_version_id
  left join private.print_work w on w.version_id = d.id
  where i.design_version_id is not null and coalesce(w.next_at, '-infinity') <= now()
    and not private.has_print_files(d)
  order by o.created_at, d.id
  limit 1 for no key update of d skip locked;
  if v_version_id is not null then
    insert into private.print_work (version_id, attempts, next_at) values (v_version_id, 1, now() + interval '5 minutes')
      on conflict (version_id) do update set attempts = print_work.attempts + 1,
        next_at = now() + least(interval '5 minutes' * (2 ^ least(print_work.attempts, 5)), interval '1 hour');
  end if;
  return v_version_id;
end $$;
