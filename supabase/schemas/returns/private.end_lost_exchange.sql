-- Ends an exchange whose new items will not be delivered. If the customer cancelled and still has the old items, they
-- keep them; otherwise the old items are refunded when they arrive.
create function private.end_lost_exchange(p_exchange public.orders, p_to text, p_actor text, p_note text) returns void
language plpgsql set search_path = '' as $$
declare
  v_request public.return_requests;
begin
  select * into v_request from public.return_requests where exchange_order_id = p_exchange.id for update;
  if v_request.status = 'Requested' and v_request.picked_up_at is null and p_actor = 'customer' then
    update public.return_requests set status = 'Withdrawn', closed_at = private.now() where id = v_request.id;
    perform private.record_order_event(v_request.order_id, 'return_withdrawn', null, null, p_actor);
  elsif v_request.status in ('Requested', 'Received') then
    update public.return_requests
      set kind = 'return',
        owed = case status when 'Received' then private.value_of_return(id) else 0 end
      where id = v_request.id;
    perform private.record_order_event(
      v_request.order_id, 'exchange_lost', null, null, p_actor, '',
      jsonb_build_object('reason', private.exchange_end_reason(p_to, p_actor))
    );
    perform private.pay_returns((private.paid_order_of(p_exchange)).id, p_actor);
  end if;
  perform private.update_returned_order(v_request.order_id, p_actor, p_note);
end $$;
