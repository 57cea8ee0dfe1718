-- Authorised payments that the gateway has not captured automatically, of orders that can be fulfilled, to capture now;
-- each leased to one worker for five minutes. The bank releases the money of all others.
create function public.claim_captures(p_limit int default 10) returns setof public.payments
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  return query update public.payments
    set capture_at = private.now() + interval '5 minutes'
    where payment_id = any (array(
      select p.payment_id from public.payments p join public.orders o on o.id = p.order_id
      where p.status = 'authorized' and p.capture_at <= private.now() and p.created_at > private.now() - interval '4 days'
        and private.is_due(o, p.amount, p.currency) and o.paid_by is null and case
          when o.payment_method = 'online' then o.status = 'Pending Payment' or private.can_revive_order(o)
          else o.payment_status = 'cod_due' and o.status in ('COD Review', 'Confirmed', 'In Production')
        end
      order by p.capture_at limit p_limit for update of p skip locked
    ))
    returning *;
end $$;
