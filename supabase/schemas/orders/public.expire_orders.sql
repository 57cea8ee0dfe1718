-- Cancels expired orders, unpaid or unconfirmed, and releases their stock. Parallel sweepers share the work. An
-- authorised payment reserves the items for one more hour, to capture it. After a week an authorisation has lapsed and
-- is no longer an open payment.
create function public.expire_orders(p_limit int default 100) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_ids uuid[];
begin
  update public.orders set payment_status = 'attempted_failed'
    where id = any (array(
      select id from public.orders
      where status = 'Cancelled' and payment_status = 'authorized' and updated_at < private.now() - interval '7 days'
      order by updated_at limit p_limit for update skip locked
    ));
  select array_agg(due.id) into v_ids from (
    select id from public.orders
    where status in ('Pending Payment', 'COD Review') and expires_at <= private.now()
      and (payment_status <> 'authorized' or expires_at <= private.now() - interval '1 hour')
    order by expires_at limit p_limit for update skip locked
  ) as due;
  if v_ids is null then
    return 0;
  end if;
  perform private.lock_coupons(v_ids);
  perform private.write_order_status(
      array_agg(id), 'Cancelled', 'time', 'system',
      case status when 'COD Review' then 'Not confirmed in time' else 'Not paid in time' end,
      jsonb_build_object('reason', case status when 'COD Review' then 'not_confirmed' else 'not_paid' end)
    )
    from public.orders where id = any (v_ids) group by status;
  perform private.move_order_stock(v_ids, 'release', 'system');
  perform private.queue_message('order_cancelled', id) from unnest(v_ids) as id;
  return cardinality(v_ids);
end $$;
