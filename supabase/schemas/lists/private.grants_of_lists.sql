create function private.grants_of_lists() returns void
language sql set search_path = '' as $$
  grant select, insert, delete on public.saved_views to authenticated;
  grant execute on function private.staff_role() to authenticated;
  grant select on public.product_list to authenticated;
$$;
