-- Invites customers to review orders delivered at least the configured number of days ago, and at most two weeks
-- earlier; each order once. Returns how many.
create function public.invite_reviews(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_days int := case
    when exists (select from public.product_settings where setting_key = 'review_invite_days')
      then private.number_setting('review_invite_days', 5)
    else 5
  end;
  v_ids uuid[];
begin
  if v_days is null then
    return 0;
  end if;
  with due as (
    select o.id from public.orders o
    where o.status in ('Delivered', 'Completed')
      and o.delivered_at between private.now() - make_interval(days => v_days + 14) and private.now() - make_interval(days => v_days)
      and not exists (select from private.review_invitations where order_id = o.id)
      and o.email is not null and not private.is_mail_stopped(o.email, 'reviews')
      and cardinality(private.invitable_items(o)) > 0
    order by o.delivered_at, o.id limit p_limit
  ), invited as (
    insert into private.review_invitations (order_id) select id from due on conflict do nothing returning order_id
  )
  select array_agg(order_id) into v_ids from invited;
  perform private.queue_message('review_invited', id) from unnest(v_ids) as id;
  return coalesce(cardinality(v_ids), 0);
end $$;
