create function private.grants_of_order_desk() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.desk_order(text),
    public.step_order(text, text, text, text, jsonb, numeric),
    public.correct_parcels(text, jsonb),
    public.step_return(text, uuid, text, text, jsonb, numeric),
    public.return_at_desk(text, text, jsonb, text, int),
    public.refund_at_desk(text, uuid, numeric, text, numeric, jsonb, text),
    public.pay_refund_by_hand(text, uuid),
    public.note_order(text, text),
    public.tag_order(text, text[]),
    public.move_address(text, jsonb, jsonb, jsonb),
    public.send_message_again(text, bigint),
    public.send_papers(text),
    public.picking_list(text[])
    to authenticated;
$$;
