-- A message with its answers and their delivery status, other messages from the same mailbox, the account with that
-- proven address, and the order with that number. Null when it is deleted.
create function public.get_admin_contact_message(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('customers.read');
  return (
    select to_jsonb(m) || jsonb_build_object(
      'replies', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'body', r.body, 'by', r.author_name, 'created_at', r.created_at,
          'mail', case when o.dead_at is not null then 'dead' when o.id is not null and o.sent_at is null then 'waiting' else 'sent' end
        ) order by r.created_at), '[]')
        from public.contact_replies r
        left join public.outbox o on o.order_id is null and o.user_id is null and o.email = m.email and o.topic = 'contact_reply'
          and o.data = jsonb_build_object('reply_id', r.id)
        where r.message_id = m.id
      ),
      'others', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', x.id, 'topic', x.topic, 'state', x.state, 'created_at', x.created_at, 'beginning', left(x.body, 100)
        ) order by x.created_at desc), '[]')
        from (
          select * from public.contact_messages
          where private.email_key(email) = private.email_key(m.email) and id <> m.id
          order by created_at desc limit 10
        ) x
      ),
      'owner', m.owner_name,
      'customer', (select private.format_person_name(u.id) from auth.users u where u.id = m.user_id),
      'order_number', coalesce(
        (select o.order_id from public.orders o where o.order_id = upper(m.order_number)), m.order_number
      ),
      'is_order', exists (select from public.orders o where o.order_id = upper(m.order_number)),
      'is_buyer', exists (
        select from public.orders o
        where o.order_id = upper(m.order_number) and private.email_key(o.email) = private.email_key(m.email)
      )
    )
    from public.contact_messages m where m.id = p_id
  );
end $$;
