-- Products are locked in id order, after their variants: docs/locks.md.
create function private.roll_up_products(p_product_ids bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.products where id = any (p_product_ids) order by id for no key update;
  update public.products p
    set stock_quantity = r.quantity, options = r.options, available_options = r.available_options
    from (
      select i.product_id,
        coalesce(sum(v.stock - v.reserved), 0)::int as quantity,
        private.option_keys(array_agg(v.color), array_agg(v.size)) as options,
        private.option_keys(
          array_agg(v.color) filter (where v.stock > v.reserved),
          array_agg(v.size) filter (where v.stock > v.reserved)
        ) as available_options
      from unnest(p_product_ids) as i (product_id)
      left join public.product_variants v on v.product_id = i.product_id and v.is_active
      group by i.product_id
    ) r
    where p.id = r.product_id
      and (p.stock_quantity, p.options, p.available_options)
        is distinct from (r.quantity, r.options, r.available_options);
end $$;
