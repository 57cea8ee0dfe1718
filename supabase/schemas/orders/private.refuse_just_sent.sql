-- PT409 waits: such a message of the order is queued, or was sent less than a minute ago.
create function private.refuse_just_sent(p_order_id uuid, p_topic text, p_channel text) returns void
language plpgsql stable set search_path = '' as $$
begin
  if exists (
    select from public.outbox
    where order_id = p_order_id and topic = p_topic and channel = p_channel
      and ((sent_at is null and dead_at is null) or sent_at > private.now() - interval '1 minute')
  ) then
    raise sqlstate 'PT409' using message = 'This message is being sent, or was just sent', hint = 'waits';
  end if;
end $$;
