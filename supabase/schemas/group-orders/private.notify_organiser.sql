-- Queues an email to the organiser of a group, once for each topic.
create function private.notify_organiser(p_topic text, p_group private.group_orders) returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, user_id, data)
    select p_topic, p_group.user_id, jsonb_build_object('group_id', p_group.id) where p_group.user_id is not null
    on conflict do nothing
$$;
