-- Claims for some minutes the approved version that has waited longest for print files of an order to print; null when
-- none waits. A version that failed waits longer each time, up to an hour.
create function public.claim_print_work() returns uuid
language plpgsql set search_path = '' set statement_timeout = '5s' as $$
declare
  v_version_id uuid;
begin
  -- After so many lost races the next run of the jobs retries.
  for v_try in 1 .. 20 loop
    select d.id into v_version_id
    from public.order_items i
    join public.orders o on o.id = i.order_id and o.status in ('Confirmed', 'In Production', 'Packed')
    join public.design_versions d on d.id = i.design_version_id
    left join private.print_work w on w.version_id = d.id
    join public.submissions s on s.version_id = d.id and s.status = 'approved'
    where i.design_version_id is not null and coalesce(w.next_at, '-infinity') <= private.now()
      and not private.has_print_files(d)
    order by o.created_at, d.id
    limit 1 for no key update of d skip locked;
    exit when v_version_id is null;
    -- Another runner may have claimed or made it before this lock: only a new statement sees that.
    insert into private.print_work (version_id, attempts, next_at)
      select d.id, 1, private.now() + interval '5 minutes' from public.design_versions d
      where d.id = v_version_id and not private.has_print_files(d)
      on conflict (version_id) do update set attempts = print_work.attempts + 1,
        next_at = private.now() + least(interval '5 minutes' * (2 ^ least(print_work.attempts, 5)), interval '1 hour')
        where print_work.next_at <= private.now();
    if found then
      return v_version_id;
    end if;
  end loop;
  return null;
end $$;
