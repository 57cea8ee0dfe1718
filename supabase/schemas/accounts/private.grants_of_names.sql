-- The triggers on profiles run as the user who updates the row.
create function private.grants_of_names() returns void
language sql set search_path = '' as $$
  grant execute on function private.clean_name(text) to authenticated;
$$;
