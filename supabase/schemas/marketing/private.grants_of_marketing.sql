create function private.grants_of_marketing() returns void
language sql set search_path = '' as $$
  grant select on public.marketing_sections to anon, authenticated;
  grant execute on function
    public.save_marketing_section(bigint, int, jsonb),
    public.move_marketing_section(bigint, int),
    public.delete_marketing_section(bigint, int)
    to authenticated;
$$;
