create function public.delete_redirect(p_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  delete from public.redirects where id = p_id;
end $$;
