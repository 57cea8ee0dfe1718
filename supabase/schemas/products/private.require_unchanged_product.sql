-- The product of a job item, as its author saw it. PT404: it is deleted; PT409: it was changed since.
create function private.require_unchanged_product(p_item jsonb) returns public.products
language plpgsql stable set search_path = '' as $$
declare
  v_product public.products;
begin
  select * into v_product from public.products where id = (p_item ->> 'id')::bigint and not is_deleted;
  if v_product.id is null then
    raise sqlstate 'PT404' using message = 'It no longer exists';
  elsif v_product.version is distinct from (p_item ->> 'version')::int then
    raise sqlstate 'PT409' using message = 'Someone changed it since, so it was skipped';
  end if;
  return v_product;
end $$;
