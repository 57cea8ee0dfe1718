create function public.delete_missing_page(p_path text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  delete from public.missing_pages where path = p_path;
end $$;
