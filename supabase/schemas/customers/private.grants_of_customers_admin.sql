create function private.grants_of_customers_admin() returns void
language sql set search_path = '' as $$
  grant select on public.customer_list to authenticated;
  grant execute on function
    public.refresh_customers(),
    public.get_admin_customer(uuid),
    public.customer_of_order(text),
    public.block_customer(uuid, text),
    public.unblock_customer(uuid, text),
    public.sign_out_customer(uuid),
    public.start_password_reset(uuid),
    public.add_customer_note(uuid, text),
    public.export_customer(uuid, text),
    public.request_deletion(uuid, text),
    public.cancel_deletion_request(uuid),
    public.delete_customer(uuid)
    to authenticated;
$$;
