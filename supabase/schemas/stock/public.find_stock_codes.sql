-- The variants behind scanned or typed codes: a barcode, or a sku in any case. {code: facts}, without unknown codes.
create function public.find_stock_codes(p_codes text[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('inventory.read');
  return (
    select coalesce(jsonb_object_agg(found.code, private.variant_facts(array[found.id]) -> 0), '{}')
    from (
      select typed.code, coalesce(
        (select id from public.product_variants where barcode = typed.code),
        (select id from public.product_variants where sku = typed.code),
        (select id from public.product_variants where sku = upper(typed.code))
      ) as id
      from unnest(p_codes[1:100]) as typed (code)
    ) as found
    where found.id is not null
  );
end $$;
