-- The maximum number of items of a job: coupon codes and file lines, as in their forms.
create function private.max_job_items(p_kind text) returns int
language sql immutable set search_path = '' as $$
  select case p_kind when 'coupons.generate' then 10000 when 'products.import' then 20000 else 200000 end
$$;
