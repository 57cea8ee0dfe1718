-- The title of a custom item on orders, documents and emails; the same as customTitle() in lib/designer/custom-title.ts.
create function private.custom_title(p_product text, p_design text) returns text
language sql immutable set search_path = '' as $$
  select p_product || ', custom design “' || p_design || '”'
$$;
