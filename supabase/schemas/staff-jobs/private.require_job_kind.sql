-- Raises PT403 when the caller may not run jobs of this kind, PT404 when there is no such kind.
create function private.require_job_kind(p_kind text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_permission text := (select permission from private.staff_job_kinds where kind = p_kind);
begin
  if v_permission is null then
    raise sqlstate 'PT404' using message = 'No such job', hint = 'not_found';
  end if;
  perform private.require_permission(v_permission);
end $$;
