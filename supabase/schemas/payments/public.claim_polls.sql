-- Orders without a payment event, to check with the gateway from two minutes to four days after they were placed, each
-- time after a quarter of their age, so about 35 times in all. Parallel pollers share the work.
create function public.claim_polls(p_limit int default 25) returns table (id uuid, order_id text, gateway_order_id text)
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  return query with claimed as (update public.orders o
    set next_poll_at = private.now() + greatest(interval '1 minute', (private.now() - o.created_at) / 4)
    where o.id = any (array(
      select due.id from public.orders due
      where (due.former_gateway_order_ids <> '{}' or due.gateway_order_id is not null and (
          due.prepay is not null or (
            due.payment_method = 'online' and due.status in ('Pending Payment', 'Cancelled')
            and due.payment_status in ('created', 'attempted_failed', 'authorized')
          )
        ))
        and due.next_poll_at <= private.now() and due.created_at > private.now() - interval '4 days'
      order by due.next_poll_at limit p_limit for update skip locked
    ))
    returning o.*
  )
  select c.id, c.order_id, known from claimed c, unnest(c.former_gateway_order_ids || c.gateway_order_id) as known
    where known is not null;
end $$;
