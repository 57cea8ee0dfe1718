create function private.grants_of_group_orders() returns void
language sql set search_path = '' as $$
  grant execute on function public.get_admin_group(uuid) to authenticated;
  grant select on public.group_order_list to authenticated;
$$;
