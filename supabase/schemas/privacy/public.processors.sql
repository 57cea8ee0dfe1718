-- The processors that the server is configured for, as ids between spaces, for the privacy page.
create function public.processors() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select value from private.environment where name = 'PROCESSORS'), '')
$$;
