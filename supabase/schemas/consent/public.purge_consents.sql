-- A choice applies for 180 days (lib/security/cookie-days.ts) and is retained as evidence for a year after that.
create function public.purge_consents() returns void
language sql set search_path = '' as $$
  delete from public.consents where id in (
    select id from public.consents where recorded_at < private.now() - interval '545 days'
    order by recorded_at limit 5000
  )
$$;
