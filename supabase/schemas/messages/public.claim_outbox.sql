-- Messages with the fewest away attempts go first: a message that only one provider can't take blocks no others.
create function public.claim_outbox(p_channel text, p_limit int default 5) returns setof public.outbox
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  update public.outbox set dead_at = private.now(), last_error = 'Every run ended without a result'
    where channel = p_channel and sent_at is null and dead_at is null and next_at <= private.now()
      and attempts - away_attempts >= private.max_message_attempts();
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
