-- Saves the whole form, or nothing; returns the new version. PT409 stale: it was saved since p_version was read.
create function public.update_product(
  p_id bigint, p_version int, p_facts jsonb, p_variants jsonb, p_pictures jsonb
) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_product public.products;
  v_slug text := p_facts ->> 'slug';
begin
  perform private.require_permission('products.write');
  v_product := private.lock_product(p_id);
  if v_product.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'Someone else just saved this product', hint = 'stale';
  end if;
  if p_facts ->> 'status' = 'published' and jsonb_array_length(p_pictures) = 0 then
    raise sqlstate 'PT409' using message = 'At least one product image is required', hint = 'no_pictures';
  end if;
  if exists (select from public.products where slug = v_slug and id <> p_id)
    or exists (select from public.product_slugs where slug = v_slug and product_id <> p_id)
  then
    raise sqlstate 'PT409' using message = 'Another product uses or used this URL', hint = 'slug_taken';
  end if;
  perform private.refuse_second_blank(v_product, p_facts ->> 'cut');
  perform private.write_variants(p_id, p_variants);
  perform private.write_pictures(p_id, p_pictures);
  perform private.write_product_facts(p_id, p_facts);
  perform private.settle_own_prices();
  perform private.require_product_information(p_id, v_product);
  return (select version from public.products where id = p_id);
end $$;
