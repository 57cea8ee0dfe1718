create function public.delete_search_word(p_word text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  delete from public.search_synonyms where word = p_word;
end $$;
