create function private.is_shown(p_product public.products) returns boolean
language sql immutable set search_path = '' as $$
  select p_product.status = 'published' and not p_product.is_deleted
$$;
