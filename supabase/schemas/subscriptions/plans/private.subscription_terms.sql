-- How long before a charge its owner is notified and may still change it, and how long a halted subscription waits. The
-- defaults are those of lib/settings/product-settings.ts.
create function private.subscription_terms(out notice_days int, out cutoff_hours int, out grace_days int)
language sql stable set search_path = '' as $$
  select
    coalesce(private.number_setting('subscription_notice_days', 3), 3)::int,
    coalesce(private.number_setting('subscription_cutoff_hours', 24), 24)::int,
    coalesce(private.number_setting('subscription_grace_days', 14), 14)::int
$$;
