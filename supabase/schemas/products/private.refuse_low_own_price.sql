-- Lists, sorting and filters use only the product's price, so no size may cost less. The argument is the column with the
-- product's id. Deferred: a save writes variants and product one after the other.
create function private.refuse_low_own_price() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_product_id bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  v_sku text;
begin
  select v.sku into v_sku
    from public.product_variants v join public.products p on p.id = v.product_id
    where v.product_id = v_product_id and v.price <= p.price
    order by v.id limit 1;
  if v_sku is not null then
    raise sqlstate 'PT409' using
      message = 'The own price of ' || v_sku || ' isn''t above the product''s price', detail = v_sku,
      hint = 'own_price_low';
  end if;
  return null;
end $$;

create constraint trigger products_own_prices after update of price on public.products
  deferrable initially deferred for each row
  execute function private.refuse_low_own_price('id');
create constraint trigger product_variants_own_prices after insert or update of price, product_id on public.product_variants
  deferrable initially deferred for each row when (new.price is not null)
  execute function private.refuse_low_own_price('product_id');
