-- The newest 50 sets of generated codes, with how many are used.
create function public.coupon_batches() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('offers.read');
  return (
    select coalesce(jsonb_agg(to_jsonb(b) order by b.created_at desc), '[]') from (
      select batch, min(description) as description, min(code) as example, count(*) as codes,
        count(*) filter (where used > 0) as used, count(*) filter (where is_active) as active, min(created_at) as created_at
      from public.coupons where batch is not null group by batch order by min(created_at) desc limit 50
    ) as b
  );
end $$;
