-- The content of a back-in-stock email: { variants: [… as reminder_variant], waits, is_proven }. waits: the mailbox's
-- other requests. Items sold out again keep waiting. Null: nothing is left to send.
create function public.take_restock_mail(p_ids bigint[]) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_notified public.restock_requests[];
  v_gone bigint[];
begin
  v_notified := array(select r from public.restock_requests r where r.id = any (p_ids) and r.notified_at is not null order by r.id);
  v_gone := array(
    select t.id from unnest(v_notified) as t join public.product_variants v on v.id = t.variant_id where not private.can_buy(v)
  );
  delete from public.restock_requests r where r.id = any (v_gone) and exists (
    select from public.restock_requests o
    where o.variant_id = r.variant_id and o.email_key = r.email_key and o.notified_at is null
  );
  update public.restock_requests set notified_at = null where id = any (v_gone);
  if cardinality(v_gone) = cardinality(v_notified) then
    update public.mail_recipients set reminded_at = null where email_key in (select email_key from unnest(v_notified));
    return null;
  end if;
  return (
    select jsonb_build_object(
      'variants', jsonb_agg(private.reminder_variant(v) order by t.id),
      'waits', (
        select count(*) from public.restock_requests w where w.email_key = min(t.email_key) and w.notified_at is null
      ),
      'is_proven', private.is_proven_address(min(t.email))
    )
    from unnest(v_notified) as t join public.product_variants v on v.id = t.variant_id
    where t.id <> all (v_gone)
  );
end $$;
