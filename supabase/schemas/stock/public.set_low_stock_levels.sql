-- Sets the low-stock level of these variants; null: the default of the setting.
create function public.set_low_stock_levels(p_variant_ids bigint[], p_low_at int default null) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
begin
  perform private.require_permission('inventory.write');
  perform private.lock_stock(p_variant_ids, '{}');
  update public.product_variants set low_at = p_low_at where id = any (p_variant_ids);
end $$;
