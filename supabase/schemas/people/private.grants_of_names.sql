-- An update of a profile runs as its owner.
create function private.grants_of_names() returns void
language sql set search_path = '' as $$
  grant execute on function private.clean_name(text) to authenticated;
$$;
