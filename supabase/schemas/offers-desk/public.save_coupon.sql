create function public.save_coupon(p_id bigint, p_version timestamptz, p_fields jsonb) returns bigint
language sql set search_path = '' as $$ select private.save_coupon(p_id, p_version, p_fields) $$;
