create function private.note_product_id(p_subject text, p_product_id bigint) returns void
language sql set search_path = '' as $$
  select private.note_product(p_subject, null, p) from public.products p
  where p.id = p_product_id and private.is_shown(p)
$$;
