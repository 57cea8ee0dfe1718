create function private.grants_of_places() returns void
language sql set search_path = '' as $$
  grant select on public.pincode_prefixes to anon, authenticated;
  grant execute on function public.find_pincode(text), private.number_setting(text, numeric) to anon, authenticated;
  -- Constraints and triggers run as the writer, here an admin who edits a zone or a setting.
  grant execute on function
    private.are_states(text[]), private.find_setting_problem(text, text), private.find_site_setting_problem(text, text)
    to authenticated;
$$;
