create function private.grants_of_lists() returns void
language sql set search_path = '' as $$
  grant select, insert, delete on public.saved_views to authenticated;
  grant execute on function private.staff_role(), private.may_see_list(text), private.find_listed_order_hold(uuid) to authenticated;
  grant select on
    public.product_list, public.order_list, public.packing_list, public.break_list, public.dead_message_list
    to authenticated;
  grant execute on function public.sales_by_day(int) to authenticated;
$$;
