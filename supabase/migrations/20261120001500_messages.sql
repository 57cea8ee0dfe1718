-- Runners empty the outbox: each claims rows for two minutes, sends, and settles. A runner that dies in between leaves its
-- rows to the next one, so a message is sent at least once; the idempotency key of a mail makes it exactly once. Each run
-- retries an unavailable provider, and these tries don't count against the message: an order's message goes out within a
-- minute of the provider's return, instead of after its own wait.

create table public.outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  order_id uuid references public.orders,
  user_id uuid references auth.users on delete cascade,
  email text,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  channel text not null default 'email' check (channel in ('email', 'sms')),
  attempts int not null default 0,
  away_attempts int not null default 0,
  next_at timestamptz not null default private.now(),
  sent_at timestamptz,
  dead_at timestamptz,
  last_error text,
  created_at timestamptz not null default private.now(),
  constraint outbox_one_recipient check (num_nonnulls(order_id, user_id, email) = 1),
  constraint outbox_once unique nulls not distinct (order_id, user_id, email, topic, data, channel)
);
comment on table public.outbox is
  'Messages to people. One row, one channel: a failing SMS never repeats a mail';
comment on column public.outbox.order_id is 'To the buyer of this order, about it';
comment on column public.outbox.user_id is 'To the owner of this account';
comment on column public.outbox.email is 'To an address: of somebody who is invited, of the shop, of who wrote to it';
comment on column public.outbox.data is
  'The subject besides the recipient, like refund_id. It distinguishes messages of one topic';
comment on column public.outbox.away_attempts is 'The attempts during which the provider was unavailable: they do not count';
comment on column public.outbox.next_at is 'When it may be sent; while a runner sends it, when the lease ends';
comment on column public.outbox.dead_at is 'Given up; a person must look at it';
comment on column public.outbox.last_error is 'With sent_at: why it was no longer worth sending';
create index outbox_due on public.outbox (channel, next_at, id) where sent_at is null and dead_at is null;
create index outbox_user on public.outbox (user_id) where user_id is not null;
create index outbox_dead on public.outbox (dead_at desc, id desc) where dead_at is not null;
alter table public.outbox enable row level security;

-- Messages with the fewest away attempts go first: a message that only one provider can't take blocks no others.
create function public.claim_outbox(p_channel text, p_limit int default 5) returns setof public.outbox
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.outbox set dead_at = private.now(), last_error = 'Every runner that claimed it ended without a result'
    where channel = p_channel and sent_at is null and dead_at is null and next_at <= private.now()
      and attempts - away_attempts >= private.most_tries_of_a_message();
  return query
    with due as materialized (
      select id from public.outbox
      where channel = p_channel and sent_at is null and dead_at is null and next_at <= private.now()
      order by away_attempts, next_at, id limit p_limit for update skip locked
    )
    update public.outbox as o
      set attempts = o.attempts + 1, next_at = private.now() + interval '2 minutes'
      from due where o.id = due.id
      returning o.*;
end $$;

create function private.most_away_attempts_of_a_message() returns int
language sql immutable set search_path = '' as 'select 2880';
comment on function private.most_away_attempts_of_a_message() is
  'Enough for a provider that is unavailable for a day, with one run per minute';

create function private.most_tries_of_a_message() returns int
language sql immutable set search_path = '' as 'select 14';
comment on function private.most_tries_of_a_message() is
  'Waits double from 30 seconds to 6 hours, so 14 tries last longer than a day';

-- Decides whether a message is sent, when, and over which channels. An unproven order gets no SMS but its code. Its address
-- gets at most five mails about placed orders a day, and other news of the first two orders only. The mail about an unpaid
-- order waits three minutes: a buyer at the checkout pays in that time and gets the mail about the confirmed order instead.
create function private.plan_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
  v_rank int;
begin
  if new.topic = 'cod_code' then
    new.channel := 'sms';
  elsif new.channel = 'email' and new.topic in (
    'order_placed', 'order_reminder', 'order_confirmed', 'order_shipped', 'order_cancelled'
  ) then
    select * into v_order from public.orders where id = new.order_id;
    v_rank := private.unproven_rank(v_order.id);
    if v_rank > (case new.topic when 'order_placed' then 5 else 2 end) then
      return null;
    end if;
    if new.topic = 'order_placed' and v_order.status = 'Pending Payment' then
      new.next_at := private.now() + interval '3 minutes';
    elsif new.topic = 'order_reminder' then
      new.next_at := greatest(v_order.expires_at - interval '15 minutes', private.now());
    end if;
    if new.topic = 'order_shipped' or (new.topic = 'order_confirmed' and v_order.payment_method = 'cod') then
      insert into public.outbox (topic, order_id, data, channel) values (new.topic, new.order_id, new.data, 'sms')
        on conflict do nothing;
    end if;
  end if;
  return new;
end $$;

-- One message per topic, order and p_data, whoever queues it and however often.
create function private.queue_message(p_topic text, p_order_id uuid, p_data jsonb default '{}') returns void
language sql set search_path = '' as $$
  insert into public.outbox (topic, order_id, data) values (p_topic, p_order_id, p_data)
  on conflict do nothing
$$;

-- Mails the link to an order to the address of the order, at most every five minutes; for an unproven order only once. Does
-- not reveal whether the order exists.
create function public.queue_order_link(p_order_number text, p_email text) returns void
language sql set search_path = '' set statement_timeout = '5s' as $$
  select private.queue_message('order_link', o.id, jsonb_build_object(
    'window', case when u.order_id is null then floor(extract(epoch from private.now()) / 300) end
  ))
  from public.orders o left join private.unproven_orders u on u.order_id = o.id
  where o.order_id = p_order_number and lower(o.email) = lower(p_email)
$$;

-- Records the result of a try. p_outcome: sent | skipped (no longer worth sending) | failed (retry later) | away (the
-- provider is at fault: the next run retries) | dead (a retry is useless).
-- p_attempt: the number of the try. A runner that lost its lease may still report sent, and nothing else.
-- Returns the state of the row: sent | waiting | dead, or null when another runner has it now.
create function public.settle_outbox(p_id bigint, p_attempt int, p_outcome text, p_error text default null) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.outbox;
begin
  if p_outcome not in ('sent', 'skipped', 'failed', 'away', 'dead') then
    raise sqlstate 'PT422' using message = 'Unknown outcome of a message', hint = 'bad_outcome';
  end if;
  update public.outbox set
      sent_at = case when p_outcome in ('sent', 'skipped') then private.now() end,
      dead_at = case
        when p_outcome = 'dead'
          or (p_outcome = 'failed' and attempts - away_attempts >= private.most_tries_of_a_message())
          or (p_outcome = 'away' and away_attempts + 1 >= private.most_away_attempts_of_a_message()) then private.now()
      end,
      next_at = case p_outcome
        when 'failed' then private.now() + least(interval '6 hours', interval '30 seconds' * 2 ^ (attempts - away_attempts - 1))
        when 'away' then private.now()
        else next_at
      end,
      away_attempts = case when p_outcome = 'away' then away_attempts + 1 else away_attempts end,
      last_error = left(p_error, 500),
      -- A sent code is deleted: only the buyer has it.
      data = case when p_outcome in ('sent', 'skipped') then data - 'code' else data end
    where id = p_id and sent_at is null
      and (p_outcome = 'sent' or (attempts = p_attempt and dead_at is null))
    returning * into v_row;
  return case
    when v_row.id is null then null
    when v_row.sent_at is not null then 'sent'
    when v_row.dead_at is not null then 'dead'
    else 'waiting'
  end;
end $$;

-- The rank of this order among the unproven orders of its mailbox within a day, the first being 1; null when it is proven.
create function private.unproven_rank(p_order_id uuid) returns int
language sql stable set search_path = '' as $$
  select nullif(count(*), 0)::int
  from private.unproven_orders mine
  join private.unproven_orders u on u.email_key = mine.email_key and u.placed_at <= mine.placed_at
  where mine.order_id = p_order_id and u.placed_at > private.now() - interval '1 day'
$$;

create trigger outbox_plan before insert on public.outbox
  for each row execute function private.plan_message();


-- Mails the owner of an account after a password change, once in ten minutes. Not during the proof of a registration: it
-- replaces the password and restores it.
create function private.tell_of_new_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.registrations where user_id = new.id and kept is not null) then
    insert into public.outbox (topic, user_id, data)
    values ('password_changed', new.id, jsonb_build_object('window', floor(extract(epoch from private.now()) / 600)))
    on conflict do nothing;
  end if;
  return new;
end $$;

create trigger users_tell_of_new_password after update of encrypted_password on auth.users
  for each row when (
    old.encrypted_password is distinct from new.encrypted_password
    and old.email_confirmed_at is not null and old.email = new.email
  ) execute function private.tell_of_new_password();
