create function private.grants_of_ai_art() returns void
language sql set search_path = '' as $$
  grant execute on function public.ai_art_is_on() to anon, authenticated;
  grant execute on function public.get_ai_art_figures() to authenticated;
$$;
