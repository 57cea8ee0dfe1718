-- Messages that are no longer retried.
create view public.dead_message_list as
select m.id, m.topic, m.channel, m.attempts, m.last_error, m.dead_at, m.topic || ' ' || coalesce(m.last_error, '') as words,
  (select o.order_id from public.orders o where o.id = m.order_id) as order_number
from public.outbox m
where m.dead_at is not null and (select private.may('orders.read'));
