-- Counts a bot's fetch of a file, and deletes counts older than ninety days.
create function public.record_bot_visit(p_bot text, p_file text) returns void
language sql set search_path = '' as $$
  delete from public.crawler_visits where day < (private.now() at time zone 'Asia/Kolkata')::date - 90;
  insert into public.crawler_visits as v (bot, file) values (p_bot, p_file)
  on conflict (bot, file, day) do update set visits = v.visits + 1, last_at = private.now()
$$;
