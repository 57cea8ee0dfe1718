-- Exact stock, barcode and low-stock mark of variants, for staff.
create function public.inventory_variants(p_ids bigint[]) returns jsonb
language sql stable set search_path = '' as $$ select private.inventory_variants(p_ids) $$;
