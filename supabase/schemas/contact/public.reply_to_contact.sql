-- Answers a message by email. p_key identifies the submission, so that a repeated one sends once. p_seen: the number of
-- answers read. Who answers first becomes the owner. PT404; PT409 stale (detail: who answered since); PT422 bad_reply.
create function public.reply_to_contact(p_id bigint, p_key uuid, p_seen int, p_body text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_me uuid := (select auth.uid());
  v_email text;
begin
  perform private.require_permission('customers.write');
  select email into v_email from public.contact_messages where id = p_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This message no longer exists', hint = 'no_message';
  elsif exists (select from public.contact_replies where id = p_key and message_id = p_id) then
    return;
  elsif (select count(*) from public.contact_replies where message_id = p_id) is distinct from p_seen then
    raise sqlstate 'PT409' using message = 'Someone else has already replied', hint = 'stale', detail = coalesce((
      select author_name from public.contact_replies where message_id = p_id order by created_at desc limit 1
    ), '');
  end if;
  insert into public.contact_replies (id, message_id, body, author, author_name)
    values (p_key, p_id, p_body, v_me, private.format_person_name(v_me));
  insert into public.outbox (topic, email, data) values ('contact_reply', v_email, jsonb_build_object('reply_id', p_key));
  update public.contact_messages
    set state = 'answered', solved_at = null, answered_at = coalesce(answered_at, private.now()), owner_name = coalesce(owner_name, private.format_person_name(v_me))
    where id = p_id;
exception when check_violation or not_null_violation or unique_violation then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_reply';
end $$;
