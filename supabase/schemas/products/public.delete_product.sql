create function public.delete_product(p_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('products.write');
  perform private.soft_delete_product(p_id);
end $$;
