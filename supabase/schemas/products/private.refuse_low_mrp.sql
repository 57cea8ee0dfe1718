-- No price may exceed the maximum retail price of its pack. Deferred: a save writes variants and product one after the other.
create function private.refuse_low_mrp() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_product_id bigint := (to_jsonb(new) ->> tg_argv[0])::bigint;
  v_sku text;
begin
  if exists (select from public.products where id = v_product_id and mrp < price) then
    raise sqlstate 'PT409' using message = 'The MRP is below the price', detail = '', hint = 'mrp_low';
  end if;
  select v.sku into v_sku
    from public.product_variants v join public.products p on p.id = v.product_id
    where v.product_id = v_product_id and coalesce(v.mrp, p.mrp) < coalesce(v.price, p.price)
    order by v.id limit 1;
  if v_sku is not null then
    raise sqlstate 'PT409' using
      message = 'The MRP of ' || v_sku || ' is below its price', detail = v_sku, hint = 'mrp_low';
  end if;
  return null;
end $$;

create constraint trigger products_mrp after insert or update of price, mrp on public.products
  deferrable initially deferred for each row
  execute function private.refuse_low_mrp('id');
create constraint trigger product_variants_mrp after insert or update of price, mrp, product_id on public.product_variants
  deferrable initially deferred for each row when (new.price is not null or new.mrp is not null)
  execute function private.refuse_low_mrp('product_id');
