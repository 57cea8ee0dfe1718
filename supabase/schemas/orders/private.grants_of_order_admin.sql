create function private.grants_of_order_admin() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.get_admin_order(text),
    public.step_order(text, text, text, text, jsonb, numeric),
    public.correct_parcels(text, jsonb),
    public.step_return(text, uuid, text, text, jsonb, numeric),
    public.request_return_by_staff(text, text, jsonb, text, int),
    public.refund_order_by_staff(text, uuid, numeric, text, numeric, jsonb, text),
    public.pay_refund_by_hand(text, uuid),
    public.add_order_note(text, text),
    public.tag_order(text, text[]),
    public.change_order_address(text, jsonb, jsonb, jsonb),
    public.send_message_again(text, bigint),
    public.send_order_documents(text),
    public.picking_list(text[])
    to authenticated;
$$;
