-- Locks the variants in id order, so that no two writers deadlock. "No key", because the foreign keys of new moves and
-- items have already taken key-share locks, and two writers holding those would wait for each other.
create function private.apply_stock_moves() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.product_variants
    where id in (select variant_id from added) order by id for no key update;
  update public.product_variants v
    set stock = v.stock + m.stock_delta, reserved = v.reserved + m.reserved_delta
    from (
      select variant_id, sum(stock_delta)::int as stock_delta, sum(reserved_delta)::int as reserved_delta
      from added group by variant_id
    ) m
    where v.id = m.variant_id;
  return null;
end $$;

create trigger stock_moves_apply after insert on public.stock_moves
  referencing new table as added for each statement execute function private.apply_stock_moves();
