-- Has the jobs runner redraw a link picture; until then the old one is shown.
create function public.redraw_og(p_kind text, p_record_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('content.write');
  update public.og_pictures set made_at = '-infinity' where kind = p_kind and record_id = p_record_id;
end $$;
