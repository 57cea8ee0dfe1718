-- Completes delivered orders whose return window has ended and that have no open exchange: then they are revenue.
create function public.complete_orders(p_limit int default 100) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[];
begin
  select array_agg(due.id) into v_ids from (
    select id from public.orders o
    where status = 'Delivered' and delivered_at <= private.now() - make_interval(days => private.return_days())
      and private.returns_close_at(o) <= private.now()
      and payment_status <> 'cod_due' and disputed_at is null
      and not exists (
        select from public.orders e
        where e.exchange_of = o.id and e.status not in ('Completed', 'Returned', 'RTO', 'Cancelled')
      )
    order by delivered_at limit p_limit for update skip locked
  ) as due;
  if v_ids is null then
    return 0;
  end if;
  perform private.write_order_status(v_ids, 'Completed', 'time', 'system');
  return cardinality(v_ids);
end $$;
