-- Closes the groups whose deadline has passed. settle_group_orders() then refunds the differences.
create function public.close_due_groups() returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_group private.group_orders;
  v_count int := 0;
begin
  for v_group in
    select * from private.group_orders where closed_at is null and closes_at <= private.now()
    order by closes_at limit 50 for no key update skip locked
  loop
    perform private.close_group(v_group);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
