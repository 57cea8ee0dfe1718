create function private.grants_of_phone_orders() returns void
language sql set search_path = '' as $$
  grant select on public.phone_drafts to authenticated;
  grant execute on function
    public.save_phone_draft(uuid, int, jsonb),
    public.delete_phone_draft(uuid),
    public.find_goods(text),
    public.find_caller(text)
    to authenticated;
  grant execute on function
    public.place_phone_order(uuid, int, uuid, text, jsonb, text), public.edit_order_lines(text, text, jsonb, uuid, jsonb)
    to service_role;
$$;
