create function private.grants_of_order_desk() returns void
language sql set search_path = '' as $$
  grant execute on function
    public.desk_order(text), private.desk_order(text),
    public.step_order(text, text, text, text, jsonb), private.step_order(text, text, text, text, jsonb),
    public.correct_parcels(text, jsonb), private.correct_parcels(text, jsonb),
    public.step_return(text, uuid, text, text, jsonb), private.step_return(text, uuid, text, text, jsonb),
    public.return_at_desk(text, text, jsonb, text), private.return_at_desk(text, text, jsonb, text),
    public.refund_at_desk(text, uuid, numeric, text, numeric, jsonb, text), private.refund_at_desk(text, uuid, numeric, text, numeric, jsonb, text),
    public.pay_refund_by_hand(text, uuid), private.pay_refund_by_hand(text, uuid),
    public.note_order(text, text), private.note_order(text, text),
    public.tag_order(text, text[]), private.tag_order(text, text[]),
    public.move_address(text, jsonb, jsonb, jsonb), private.move_address(text, jsonb, jsonb, jsonb),
    public.send_message_again(text, bigint), private.send_message_again(text, bigint),
    public.send_papers(text), private.send_papers(text),
    public.picking_list(text[]), private.picking_list(text[])
    to authenticated;
$$;
