create function private.insert_product_change_by_id(p_subject text, p_product_id bigint) returns void
language sql set search_path = '' as $$
  select private.insert_product_change(p_subject, null, p) from public.products p
  where p.id = p_product_id and private.is_shown(p)
$$;
