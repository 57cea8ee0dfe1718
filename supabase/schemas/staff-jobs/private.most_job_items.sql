-- How many pieces a job has at most: codes of coupons and lines of a file as their forms say.
create function private.most_job_items(p_kind text) returns int
language sql immutable set search_path = '' as $$
  select case p_kind when 'coupons.generate' then 10000 when 'products.import' then 20000 else 200000 end
$$;
