-- Decides whether a message is sent, when, and over which channels. An unproven order gets no SMS but its code. Its
-- address gets at most five emails about placed orders a day, and other messages of the first two orders only. The email
-- about an unpaid order waits three minutes: a customer who pays in that time gets the email about the confirmed order
-- instead. An order by phone without an address gets SMS; messages without an SMS text are left out.
create function private.plan_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
  v_rank int;
begin
  if new.channel = 'email' and exists (select from public.orders where id = new.order_id and email is null) then
    if new.topic !~ '^(order|return)_' and new.topic not in ('cod_code', 'refund_processed', 'art_decided') then
      return null;
    end if;
    new.channel := 'sms';
  end if;
  if new.topic = 'cod_code' then
    new.channel := 'sms';
  elsif new.channel = 'email' and new.topic in (
    'order_placed', 'order_reminder', 'order_confirmed', 'order_shipped', 'order_cancelled'
  ) then
    select * into v_order from public.orders where id = new.order_id;
    v_rank := private.unproven_rank(v_order.id);
    if v_rank > (case new.topic when 'order_placed' then 5 else 2 end) then
      return null;
    end if;
    if new.topic = 'order_placed' and v_order.status = 'Pending Payment' then
      new.next_at := private.now() + interval '3 minutes';
    elsif new.topic = 'order_reminder' then
      new.next_at := greatest(v_order.expires_at - interval '15 minutes', private.now());
    end if;
    if new.topic = 'order_shipped' or (new.topic = 'order_confirmed' and v_order.payment_method = 'cod') then
      insert into public.outbox (topic, order_id, data, channel) values (new.topic, new.order_id, new.data, 'sms')
        on conflict do nothing;
    end if;
  end if;
  return new;
end $$;

create trigger outbox_plan before insert on public.outbox
  for each row execute function private.plan_message();
