-- Creates a product with its variants and pictures; returns its id. Its temporary slug is replaced once the id is known.
create function public.create_product(p_facts jsonb, p_variants jsonb, p_pictures jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_id bigint;
begin
  perform private.require_permission('products.write');
  if jsonb_array_length(p_pictures) = 0 then
    raise sqlstate 'PT409' using message = 'Failed to upload any product images', hint = 'no_pictures';
  end if;
  insert into public.products (name, slug, price)
    values (p_facts ->> 'name', 'new-' || gen_random_uuid(), (p_facts ->> 'price')::numeric)
    returning id into v_id;
  perform private.write_variants(v_id, p_variants);
  if not exists (select from public.product_available_colors where product_id = v_id) then
    insert into public.product_available_colors (product_id, color_id)
      select v_id, id from public.colors where slug in ('black', 'white');
  end if;
  perform private.write_pictures(v_id, p_pictures);
  perform private.write_product_facts(
    v_id, p_facts || jsonb_build_object('slug', private.final_slug(p_facts ->> 'name', v_id))
  );
  perform private.settle_own_prices();
  perform private.require_product_information(v_id);
  return v_id;
end $$;
