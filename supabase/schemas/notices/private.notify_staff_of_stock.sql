-- A variant reaches its low-stock level or falls below it: at most once a day for the same number of items.
create function private.notify_staff_of_stock() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_mark int := coalesce(new.low_at, private.low_stock_at());
begin
  if old.available > v_mark and new.available <= v_mark then
    perform private.notify_staff(array['low_stock'], jsonb_build_object(
      'variant_id', new.id, 'name', p.name, 'color', new.color, 'size', new.size, 'left', new.available,
      'day', (private.now() at time zone 'Asia/Kolkata')::date
    )) from public.products p where p.id = new.product_id and p.status = 'published' and not p.is_deleted;
  end if;
  return null;
end $$;

create trigger product_variants_staff_notice after update on public.product_variants
  for each row when (new.is_active and new.available < old.available) execute function private.notify_staff_of_stock();
