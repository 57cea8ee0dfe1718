-- Exact stock, barcode and low-stock level of variants, for staff.
create function public.inventory_variants(p_ids bigint[]) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('inventory.read');
  return private.variant_facts(p_ids);
end $$;
