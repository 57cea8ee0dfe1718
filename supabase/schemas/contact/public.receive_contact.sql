-- Stores a message and emails it to the shop. A complaint gets its due times, and an email that acknowledges it: at most
-- three an hour, because the mailbox is unproven. The same text and quote from the same mailbox within an hour is one message.
-- Returns its id. PT422 bad_message.
create function public.receive_contact(p_fields jsonb, p_user_id uuid) returns bigint
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_email text := p_fields ->> 'email';
  v_new public.contact_messages := jsonb_populate_record(null::public.contact_messages, p_fields);
  v_shop text := (select nullif(btrim(value), '') from public.site_settings where key = 'company_email');
  v_is_complaint boolean := p_fields ->> 'topic' = 'complaint';
  v_id bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('contact ' || private.email_key(v_email), 0));
  select id into v_id from public.contact_messages
    where private.email_key(email) = private.email_key(v_email) and created_at > private.now() - interval '1 hour'
      and body = v_new.body and topic = v_new.topic
      and (quantity, needed_by, phone, design_link) is not distinct from (v_new.quantity, v_new.needed_by, v_new.phone, v_new.design_link)
    limit 1;
  if v_id is not null then
    return v_id;
  end if;
  insert into public.contact_messages (
      user_id, name, email, topic, order_number, body, quantity, needed_by, phone, design_link, notice_version, answer_due_at, solve_due_at
    )
    values (
      p_user_id, v_new.name, v_email, v_new.topic, coalesce(v_new.order_number, ''), v_new.body,
      v_new.quantity, v_new.needed_by, v_new.phone, v_new.design_link, v_new.notice_version,
      case when v_is_complaint then private.now() + interval '48 hours' end,
      case when v_is_complaint then private.now() + interval '1 month' end
    )
    returning id into v_id;
  if v_shop is not null then
    insert into public.outbox (topic, email, data) values ('contact_message', v_shop, jsonb_build_object('contact_id', v_id));
  end if;
  if v_is_complaint and (
    select count(*) <= 3 from public.contact_messages
    where private.email_key(email) = private.email_key(v_email) and created_at > private.now() - interval '1 hour' and topic = 'complaint'
  ) then
    insert into public.outbox (topic, email, data) values ('complaint_received', v_email, jsonb_build_object('contact_id', v_id));
  end if;
  return v_id;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_message';
end $$;
