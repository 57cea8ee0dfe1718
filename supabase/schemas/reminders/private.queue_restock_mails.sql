-- Emails those who have waited longest for a restock: so many per available item, and no more of them within some hours.
-- One email covers all restocked items of a mailbox. Customers who have bought it since are removed.
create function private.queue_restock_mails(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_per_variant int := coalesce(private.number_setting('restock_mails_per_variant', 3), 3);
  v_since timestamptz := private.now() - make_interval(hours => coalesce(private.number_setting('restock_batch_hours', 4), 4)::int);
  v_back bigint[] := array(
    select v.id from public.product_variants v
    where v.id in (select variant_id from public.restock_requests where notified_at is null) and private.can_buy(v)
  );
  v_count int;
begin
  delete from public.restock_requests r
    where r.notified_at is null and r.variant_id = any (v_back) and exists (
      select from public.orders o join public.order_items i on i.order_id = o.id
      where private.email_key(o.email) = r.email_key and o.created_at >= r.created_at and o.status <> 'Cancelled'
        and i.variant_id = r.variant_id
    );
  with waiting as materialized (
    select r.id, r.variant_id, row_number() over (partition by r.variant_id order by r.id) as place
    from public.restock_requests r
    where r.notified_at is null and r.variant_id = any (v_back) and private.may_remind(r.email, 'restock')
  ), room as materialized (
    select v.id, (v.stock - v.reserved)::bigint * v_per_variant - (
      select count(*) from public.restock_requests t where t.variant_id = v.id and t.notified_at > v_since
    ) as mails
    from public.product_variants v where v.id = any (v_back)
  ), notified as (
    update public.restock_requests r set notified_at = private.now()
    where r.id in (
      select w.id from waiting w join room on room.id = w.variant_id where w.place <= room.mails order by w.id limit p_limit
    )
    returning r.id, r.email, r.email_key
  ), mails as (
    insert into public.outbox (topic, email, data)
    select 'restock', min(email), jsonb_build_object('request_ids', jsonb_agg(id order by id)) from notified group by email_key
    returning email
  )
  select count(private.record_reminder(email)) into v_count from mails;
  return v_count;
end $$;
