-- No MERGE ... WHEN NOT MATCHED BY SOURCE: it joins the whole table for each changed product; 20,000 products took minutes.
create function private.refresh_product_options() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  with now as (
    select v.color,
      bit_or(1::bigint << s.bit) as sizes,
      coalesce(bit_or(1::bigint << s.bit) filter (where v.stock > v.reserved), 0) as available_sizes
    from public.product_variants v
    join public.sizes s on s.name = v.size
    where v.product_id = new.id and v.is_active
    group by v.color
  ), gone as (
    delete from private.product_options o
    where o.product_id = new.id and not exists (select from now n where n.color = o.color)
  )
  insert into private.product_options (product_id, color, sizes, available_sizes)
  select new.id, n.color, n.sizes, n.available_sizes from now n
  on conflict (product_id, color) do update
    set sizes = excluded.sizes, available_sizes = excluded.available_sizes
    where (product_options.sizes, product_options.available_sizes)
      is distinct from (excluded.sizes, excluded.available_sizes);
  return null;
end $$;

create trigger products_refresh_options after update on public.products
  for each row
  when (
    (old.options, old.available_options) is distinct from (new.options, new.available_options)
  )
  execute function private.refresh_product_options();
