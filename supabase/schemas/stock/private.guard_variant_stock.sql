create function private.guard_variant_stock() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.stock <> 0 or new.reserved <> 0 then
      raise exception 'a new variant has no stock: insert a stock_moves row' using errcode = 'check_violation';
    end if;
  elsif (new.stock, new.reserved) is distinct from (old.stock, old.reserved) and pg_trigger_depth() < 2 then
    raise exception 'stock changes only by stock_moves' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger product_variants_guard_stock before insert or update on public.product_variants
  for each row execute function private.guard_variant_stock();
