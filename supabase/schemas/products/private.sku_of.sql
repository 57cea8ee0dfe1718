-- The SKU of a variant without its own; lib/products/sku.ts has the same rule.
create function private.sku_of(p_product_id bigint, p_color text, p_size text) returns text
language sql immutable set search_path = '' as $$
  select 'KP' || p_product_id || '-' || upper(regexp_replace(p_color, '[^A-Za-z0-9]', '', 'g'))
    || '-' || upper(regexp_replace(p_size, '[^A-Za-z0-9]', '', 'g'))
$$;
