-- Takes in what was noted since the last look, for somebody who opens the list.
create function public.refresh_customers() returns void
language sql set search_path = '' as $$ select private.refresh_customers() $$;
