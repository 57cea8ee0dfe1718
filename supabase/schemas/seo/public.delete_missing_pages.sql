create function public.delete_missing_pages(p_paths text[]) returns int
language plpgsql security definer set search_path = '' as $$
declare
  v_count int;
begin
  perform private.require_permission('content.write');
  delete from public.missing_pages where path = any (p_paths);
  get diagnostics v_count = row_count;
  return v_count;
end $$;
