-- The outbox is emptied by runners: each claims rows for two minutes, sends, and settles. A runner that dies in between
-- leaves its rows to the next one, so a message goes out at least once; mails carry a key that makes it exactly once.

alter table public.outbox
  add column channel text not null default 'email' check (channel in ('email', 'sms'));
comment on column public.outbox.channel is
  'One row, one channel: a failing SMS never repeats a mail. The SMS of an order is a row of its own, its aggregate "sms:<id>"';
comment on column public.outbox.next_at is 'When it may be sent; while somebody sends it, when their lease runs out';
comment on column public.outbox.dead_at is 'Given up, for a person to look at';
comment on column public.outbox.last_error is 'Of a row with sent_at: why it was not worth sending any more';
drop index public.outbox_due;
create index outbox_due on public.outbox (channel, next_at, id) where sent_at is null and dead_at is null;
create index outbox_dead on public.outbox (dead_at desc) where dead_at is not null;

-- Who is at the checkout pays within minutes, and hears of the confirmed order instead of one that waits.
create function private.plan_message() returns trigger
language plpgsql set search_path = '' as $$
declare
  v_order public.orders;
begin
  if new.topic = 'cod_code' then
    new.channel := 'sms';
  elsif new.channel = 'email' and new.topic in ('order_placed', 'order_confirmed', 'order_shipped') then
    select * into v_order from public.orders where id = case
      when new.aggregate ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then new.aggregate::uuid
    end;
    if new.topic = 'order_placed' and v_order.status = 'Pending Payment' then
      new.next_at := now() + interval '3 minutes';
    end if;
    if new.topic = 'order_shipped' or v_order.payment_method = 'cod' then
      insert into public.outbox (topic, aggregate, payload, channel)
        values (new.topic, 'sms:' || new.aggregate, new.payload, 'sms')
        on conflict (topic, aggregate) do nothing;
    end if;
  end if;
  return new;
end $$;
create trigger outbox_plan before insert on public.outbox
  for each row execute function private.plan_message();

create function private.most_tries_of_a_message() returns int
language sql immutable set search_path = '' as 'select 14';
comment on function private.most_tries_of_a_message() is
  'With 1 minute doubling up to 6 hours between them, 14 tries outlast a provider that is away for a day';

-- Takes due rows for two minutes. Runners at once never get the same row: each passes by what another has locked.
create function public.claim_outbox(p_channel text, p_limit int default 5) returns setof public.outbox
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.outbox set dead_at = now(), last_error = 'Every runner that took it ended without a word'
    where channel = p_channel and sent_at is null and dead_at is null and next_at <= now()
      and attempts >= private.most_tries_of_a_message();
  return query
    with due as materialized (
      select id from public.outbox
      where channel = p_channel and sent_at is null and dead_at is null and next_at <= now()
      order by next_at, id limit p_limit for update skip locked
    )
    update public.outbox as o
      set attempts = o.attempts + 1, next_at = now() + interval '2 minutes'
      from due where o.id = due.id
      returning o.*;
end $$;

-- p_outcome: sent | skipped (not worth sending any more) | failed (try again later) | dead (trying again is no use).
-- p_attempt: which try this was. Whoever lost the lease may still say that it was sent, and nothing else.
-- Returns what the row is now: sent | waiting | dead, or null when it is somebody else's by now.
create function public.settle_outbox(p_id bigint, p_attempt int, p_outcome text, p_error text default null) returns text
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.outbox;
begin
  if p_outcome not in ('sent', 'skipped', 'failed', 'dead') then
    raise sqlstate 'PT422' using message = 'Unknown outcome of a message', hint = 'bad_outcome';
  end if;
  update public.outbox set
      sent_at = case when p_outcome in ('sent', 'skipped') then now() end,
      dead_at = case
        when p_outcome = 'dead' or (p_outcome = 'failed' and attempts >= private.most_tries_of_a_message()) then now()
      end,
      next_at = case p_outcome
        when 'failed' then now() + least(interval '6 hours', interval '1 minute' * 2 ^ (attempts - 1))
        else next_at
      end,
      last_error = left(p_error, 500),
      -- A code that was sent is the buyer's alone.
      payload = case when p_outcome in ('sent', 'skipped') then payload - 'code' else payload end
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

select private.apply_grants();
