create function private.grants_of_account() returns void
language sql set search_path = '' as $$
  grant execute on function
    private.my_order_ids(),
    public.my_orders(int, int), public.owns_order(text),
    public.my_dashboard()
    to authenticated;
$$;
