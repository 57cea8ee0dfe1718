-- Column defaults and policies read the clock as the role that writes or reads the row.
create function private.grants_of_clock() returns void
language plpgsql set search_path = '' as $$
begin
  grant execute on function private.now(), private.clock_timestamp() to anon, authenticated;
end $$;
