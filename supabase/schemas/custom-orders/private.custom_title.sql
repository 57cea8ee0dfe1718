-- What a custom piece is called on orders, papers and mails, as customTitle() in lib/designer/custom-title.ts.
create function private.custom_title(p_product text, p_design text) returns text
language sql immutable set search_path = '' as $$
  select p_product || ', own design “' || p_design || '”'
$$;
