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
          or (p_outcome = 'failed' and attempts - away_attempts >= private.max_message_attempts())
          or (p_outcome = 'away' and away_attempts + 1 >= private.max_unavailable_attempts()) then private.now()
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
