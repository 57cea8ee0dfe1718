-- Deletes the autosaved text of a form after it was saved or discarded. Does nothing when it is missing or another person's.
create function public.delete_blog_autosave(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  delete from public.blog_autosaves where id = p_id and person = (select auth.uid());
end $$;
