-- The content of a queued email: a message for the shop, or for its sender the acknowledgement of a complaint or an
-- answer. Null when it is deleted or spam.
create function public.find_contact_mail(p_topic text, p_id text) returns jsonb
language sql stable set search_path = '' as $$
  select case
    when p_topic in ('contact_message', 'complaint_received') then (
      select to_jsonb(m) - 'user_id' from public.contact_messages m where m.id::text = p_id and m.state <> 'spam'
    )
    when p_topic = 'contact_reply' then (
      select to_jsonb(m) - 'user_id' || jsonb_build_object('reply', r.body)
      from public.contact_replies r join public.contact_messages m on m.id = r.message_id where r.id::text = p_id
    )
  end
$$;
