-- True for the first who brings this solution, on whichever instance.
create function public.spend_captcha(p_id text, p_expires_at timestamptz) returns boolean
language plpgsql set search_path = '' as $$
declare
  v_count int;
begin
  insert into private.spent_captchas (id, expires_at) values (p_id, p_expires_at) on conflict do nothing;
  get diagnostics v_count = row_count;
  delete from private.spent_captchas where id in (
    -- An hour later, so that an instance whose clock is slow finds it still.
    select id from private.spent_captchas
    where expires_at < now() - interval '1 hour' order by expires_at limit 20 for update skip locked
  );
  return v_count = 1;
end $$;
