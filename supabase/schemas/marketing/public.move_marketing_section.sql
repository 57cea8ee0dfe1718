-- p_position: within its place, from 1. PT404 not_found.
create function public.move_marketing_section(p_id bigint, p_position int) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_place text;
begin
  perform private.require_permission('content.write');
  select place into v_place from public.marketing_sections where id = p_id;
  if v_place is null then
    raise sqlstate 'PT404' using message = 'This section no longer exists', hint = 'not_found';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('marketing ' || v_place, 0));
  if exists (select from public.marketing_sections where id = p_id) then
    perform private.put_section_at(p_id, v_place, p_position);
  end if;
end $$;
