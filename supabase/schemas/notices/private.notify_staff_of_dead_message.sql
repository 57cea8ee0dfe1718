-- Once an hour for each kind of message. A failed notice triggers no other notice.
create function private.notify_staff_of_dead_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify_staff(array['message_failed'], jsonb_build_object(
    'topic', new.topic, 'channel', new.channel, 'hour', floor(extract(epoch from private.now()) / 3600)
  ));
  return null;
end $$;

create trigger outbox_staff_notice after update of dead_at on public.outbox
  for each row when (old.dead_at is null and new.dead_at is not null and new.topic <> 'shop_notice')
  execute function private.notify_staff_of_dead_message();
