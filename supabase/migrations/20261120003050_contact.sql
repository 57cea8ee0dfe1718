-- Messages that visitors write on the contact page, and what staff answer by mail.
create table public.contact_messages (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete cascade,
  name text not null check (name = btrim(name) and char_length(name) between 1 and 80),
  email text not null check (char_length(email) between 3 and 254 and email !~ '[[:cntrl:][:space:]]'),
  topic text not null check (topic in ('order', 'return', 'design', 'bulk', 'press', 'other')),
  order_number text not null default '' check (char_length(order_number) <= 40),
  body text not null check (body = btrim(body) and char_length(body) between 1 and 4000),
  state text not null default 'open' check (state in ('open', 'answered', 'done', 'spam')),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.contact_messages is 'Spam is forgotten after 30 days, what is answered or done after two years';
comment on column public.contact_messages.user_id is 'Who was signed in; nobody has proven the address of the others';
comment on column public.contact_messages.order_number is 'As it was typed';
create index contact_messages_newest on public.contact_messages (created_at desc, id desc);
create index contact_messages_state on public.contact_messages (state, created_at desc, id desc);
create index contact_messages_topic on public.contact_messages (topic, created_at desc, id desc);
create index contact_messages_mailbox on public.contact_messages (private.email_key(email), created_at desc);
create index contact_messages_user_id on public.contact_messages (user_id) where user_id is not null;
create index contact_messages_old on public.contact_messages (updated_at) where state <> 'open';
create index contact_messages_words on public.contact_messages
  using gin ((name || ' ' || email || ' ' || order_number || ' ' || body) extensions.gin_trgm_ops);

create table public.contact_replies (
  id uuid primary key,
  message_id bigint not null references public.contact_messages (id) on delete cascade,
  body text not null check (body = btrim(body) and char_length(body) between 1 and 8000),
  author uuid references auth.users (id) on delete set null,
  author_name text not null,
  created_at timestamptz not null default private.now()
);
comment on table public.contact_replies is 'Answers of staff, which the outbox mails';
create index contact_replies_message_id on public.contact_replies (message_id, created_at);
create index contact_replies_author on public.contact_replies (author) where author is not null;

alter table public.contact_messages enable row level security;
alter table public.contact_replies enable row level security;
create policy contact_messages_select_staff on public.contact_messages for select to authenticated
  using ((select private.may('customers.read')));
create policy contact_replies_select_staff on public.contact_replies for select to authenticated
  using ((select private.may('customers.read')));

create view public.contact_list as
select m.id, m.name, m.email, m.topic, m.order_number, m.state, m.created_at, left(m.body, 140) as beginning,
  m.name || ' ' || m.email || ' ' || m.order_number || ' ' || m.body as words
from public.contact_messages m
where (select private.may('customers.read'));

create function private.grants_of_contact() returns void
language sql set search_path = '' as $$
  grant select on public.contact_messages, public.contact_replies, public.contact_list to authenticated;
  grant execute on function
    public.contact_desk(bigint), private.contact_desk(bigint),
    public.reply_to_contact(bigint, uuid, int, text), private.reply_to_contact(bigint, uuid, int, text),
    public.mark_contact(bigint[], text), private.mark_contact(bigint[], text)
    to authenticated;
  grant execute on function public.receive_contact(jsonb, uuid), public.find_contact_mail(text, text) to service_role;
$$;

-- Keeps a message and tells the shop by mail. The same words from the same mailbox within an hour are one message. Returns its number.
-- PT422 bad_message.
create function public.receive_contact(p_fields jsonb, p_user_id uuid) returns bigint
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_email text := p_fields ->> 'email';
  v_shop text := (select nullif(btrim(value), '') from public.site_settings where key = 'company_email');
  v_id bigint;
begin
  delete from public.contact_messages where id in (
    select id from public.contact_messages
    where state <> 'open' and updated_at < private.now() - (case state when 'spam' then interval '30 days' else interval '2 years' end)
    order by updated_at limit 20 for update skip locked
  );
  perform pg_advisory_xact_lock(hashtextextended('contact ' || private.email_key(v_email), 0));
  select id into v_id from public.contact_messages
    where private.email_key(email) = private.email_key(v_email) and created_at > private.now() - interval '1 hour'
      and body = p_fields ->> 'body' and topic = p_fields ->> 'topic'
    limit 1;
  if v_id is not null then
    return v_id;
  end if;
  insert into public.contact_messages (user_id, name, email, topic, order_number, body)
    values (
      p_user_id, p_fields ->> 'name', v_email, p_fields ->> 'topic', coalesce(p_fields ->> 'order_number', ''), p_fields ->> 'body'
    )
    returning id into v_id;
  if v_shop is not null then
    insert into public.outbox (topic, email, data) values ('contact_message', v_shop, jsonb_build_object('contact_id', v_id));
  end if;
  return v_id;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_message';
end $$;

-- What a mail of the outbox is about: a message for the shop, or an answer for who wrote it. Null when it is gone or spam.
create function public.find_contact_mail(p_topic text, p_id text) returns jsonb
language sql stable set search_path = '' as $$
  select case p_topic
    when 'contact_message' then (
      select to_jsonb(m) - 'user_id' from public.contact_messages m where m.id::text = p_id and m.state <> 'spam'
    )
    when 'contact_reply' then (
      select to_jsonb(m) - 'user_id' || jsonb_build_object('reply', r.body)
      from public.contact_replies r join public.contact_messages m on m.id = r.message_id where r.id::text = p_id
    )
  end
$$;

-- A message with its answers and how their mails went, what else came from the same mailbox, the account that it proves, and its order
-- when there is one of that number. Null when it is gone.
create function private.contact_desk(p_id bigint) returns jsonb
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
      'customer', (select private.name_of_person(u.id) from auth.users u where u.id = m.user_id),
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

create function public.contact_desk(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.contact_desk(p_id) $$;

-- Answers a message by mail. p_key: of this press; pressed again it answers once. p_seen: the number of answers that were read. PT404; PT409
-- stale (detail: who answered meanwhile); PT422 bad_reply.
create function private.reply_to_contact(p_id bigint, p_key uuid, p_seen int, p_body text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_me uuid := (select auth.uid());
  v_email text;
begin
  perform private.require_permission('customers.write');
  select email into v_email from public.contact_messages where id = p_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'This message is not kept any more', hint = 'no_message';
  elsif exists (select from public.contact_replies where id = p_key and message_id = p_id) then
    return;
  elsif (select count(*) from public.contact_replies where message_id = p_id) is distinct from p_seen then
    raise sqlstate 'PT409' using message = 'Somebody else has answered', hint = 'stale', detail = coalesce((
      select author_name from public.contact_replies where message_id = p_id order by created_at desc limit 1
    ), '');
  end if;
  insert into public.contact_replies (id, message_id, body, author, author_name)
    values (p_key, p_id, p_body, v_me, private.name_of_person(v_me));
  insert into public.outbox (topic, email, data) values ('contact_reply', v_email, jsonb_build_object('reply_id', p_key));
  update public.contact_messages set state = 'answered' where id = p_id;
exception when check_violation or not_null_violation or unique_violation then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_reply';
end $$;

create function public.reply_to_contact(p_id bigint, p_key uuid, p_seen int, p_body text) returns void
language sql set search_path = '' as $$ select private.reply_to_contact(p_id, p_key, p_seen, p_body) $$;

-- Puts messages into a state and returns those that were in another one, with it, so that it can be undone. PT422 bad_state.
create function private.mark_contact(p_ids bigint[], p_state text) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_before jsonb;
begin
  perform private.require_permission('customers.write');
  if cardinality(p_ids) > 200 then
    raise sqlstate 'PT422' using message = 'At most 200 at once', hint = 'bad_state';
  end if;
  with held as (
    select id, state from public.contact_messages where id = any (p_ids) and state <> p_state order by id for update
  ), marked as (
    update public.contact_messages m set state = p_state from held where m.id = held.id returning m.id
  )
  select coalesce(jsonb_agg(jsonb_build_object('id', held.id, 'state', held.state) order by held.id), '[]') into v_before
  from held join marked on marked.id = held.id;
  return v_before;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'There is no such state', hint = 'bad_state';
end $$;

create function public.mark_contact(p_ids bigint[], p_state text) returns jsonb
language sql set search_path = '' as $$ select private.mark_contact(p_ids, p_state) $$;

create trigger contact_messages_touch before update on public.contact_messages
  for each row execute function private.touch_updated_at();
-- Who wrote what stays in its own row, which is forgotten in time.
create trigger contact_messages_audit after update or delete on public.contact_messages
  for each row execute function private.audit('id', 'name', 'email', 'order_number', 'body', 'user_id', 'created_at');

-- A forgotten message takes the mails of its answers along: they hold the address.
create function private.forget_contact_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox where order_id is null and user_id is null and email = old.email and topic = 'contact_reply'
    and data in (select jsonb_build_object('reply_id', id) from public.contact_replies where message_id = old.id);
  return old;
end $$;
create trigger contact_messages_forget before delete on public.contact_messages
  for each row execute function private.forget_contact_mails();

-- With an account go the messages of its proven address.
create function private.forget_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is not null then
    delete from public.contact_messages
      where private.email_key(email) = private.email_key(old.email) and lower(email) = lower(old.email);
  end if;
  return null;
end $$;
create trigger users_forget_contact after delete on auth.users
  for each row execute function private.forget_contact();
