-- The first variants whose sku begins with the text, or whose product has its words.
create function private.find_stock(p_text text, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('inventory.read');
  return private.variant_facts(array(
    select v.id from public.product_variants v join public.products p on p.id = v.product_id
    where not p.is_deleted and (
      v.barcode = p_text
      or v.sku like replace(replace(replace(upper(p_text), '\', '\\'), '%', '\%'), '_', '\_') || '%'
      or v.product_id in (
        select id from public.products where search @@ websearch_to_tsquery('english', p_text) and not is_deleted limit 50
      )
    )
    order by v.sku limit p_limit
  ));
end $$;
