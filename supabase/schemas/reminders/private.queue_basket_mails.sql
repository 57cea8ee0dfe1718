-- Emails each abandoned basket once, some hours after its last change. A basket ends with an order of its mailbox, when
-- nothing in it can be bought, a week after its last change without an email, and two weeks after its email.
create function private.queue_basket_mails(p_limit int) returns int
language plpgsql set search_path = '' as $$
declare
  v_hours numeric := private.number_setting('basket_reminder_hours', 4);
  v_due uuid[];
  v_count int;
begin
  delete from public.basket_reminders b
    where b.notified_at < private.retained_since('basket_reminders') or (b.notified_at is null and (
      b.changed_at < private.now() - interval '7 days' or exists (
        select from public.orders o where private.email_key(o.email) = b.email_key and o.created_at >= b.agreed_at
      )
    ));
  if v_hours is null then
    return 0;
  end if;
  v_due := array(
    select id from public.basket_reminders
    where notified_at is null and changed_at <= private.now() - make_interval(hours => v_hours::int) order by changed_at limit p_limit
  );
  delete from public.basket_reminders b
    where b.id = any (v_due) and not exists (select from private.basket_variants(b.lines));
  with notified as (
    update public.basket_reminders set notified_at = private.now() where id in (
      select distinct on (b.email_key) b.id from public.basket_reminders b
      where b.id = any (v_due) and private.may_remind(b.email, 'baskets') order by b.email_key, b.changed_at desc
    )
    returning id, email
  ), mails as (
    insert into public.outbox (topic, email, data) select 'basket_left', email, jsonb_build_object('basket_id', id) from notified
    returning email
  )
  select count(private.record_reminder(email)) into v_count from mails;
  return v_count;
end $$;
