-- True for the first use of this solution across all instances.
-- Puzzles end by the real time, which tests do not move.
create function public.spend_captcha(p_id text, p_expires_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  insert into private.spent_captchas (id, expires_at) values (p_id, p_expires_at) on conflict do nothing;
  get diagnostics v_count = row_count;
  delete from private.spent_captchas where id in (
    -- Deleted an hour late, so that an instance with a slow clock still finds it.
    select id from private.spent_captchas
    where expires_at < pg_catalog.now() - interval '1 hour' order by expires_at limit 20 for update skip locked
  );
  return v_count = 1;
end $$;
