-- The caller's subscriptions: active ones first, then the newest. Those ended without a mandate are left out.
create function public.my_subscriptions() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.subscription_row(mine.entry) order by mine.has_ended, (mine.entry).created_at desc), '[]')
  from (
    select s as entry, s.ended_at is not null as has_ended from private.subscriptions s
    where s.user_id = (select auth.uid()) and (s.ended_at is null or s.paid_count > 0 or s.status = 'cancelled' and s.method is not null)
    order by s.ended_at is not null, s.created_at desc limit 40
  ) as mine
$$;
