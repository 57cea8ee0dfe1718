-- Why the order may not be produced or sent now: disputed | refunded (printed items may still ship as goodwill) |
-- exchange_waits | group_open: its group order isn't settled | art_review | art_refused, see find_art_hold(); null when nothing holds it.
create function private.find_order_hold(p_order public.orders) returns text
language plpgsql stable set search_path = '' as $$
declare
  v_hint text;
begin
  if p_order.disputed_at is not null then
    return 'disputed';
  elsif p_order.payment_status = 'refunded' and p_order.status = 'Confirmed' then
    return 'refunded';
  elsif p_order.exchange_of is not null and p_order.status in ('Confirmed', 'In Production', 'Packed') then
    perform private.require_exchange_ready(p_order);
  end if;
  return case when p_order.status = 'Confirmed' then coalesce(private.find_group_hold(p_order), private.find_art_hold(p_order.id)) end;
exception when sqlstate 'PT409' then
  get stacked diagnostics v_hint = pg_exception_hint;
  return v_hint;
end $$;
