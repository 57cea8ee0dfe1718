create function private.grants_of_customers_desk() returns void
language sql set search_path = '' as $$
  grant select on public.customer_list to authenticated;
  grant execute on function
    public.refresh_customers(),
    public.desk_customer(uuid),
    public.customer_of_order(text),
    public.block_customer(uuid, text),
    public.unblock_customer(uuid, text),
    public.sign_out_customer(uuid),
    public.start_password_reset(uuid),
    public.note_customer(uuid, text),
    public.export_customer(uuid, text),
    public.ask_deletion(uuid, text),
    public.drop_deletion(uuid),
    public.delete_customer(uuid)
    to authenticated;
$$;
