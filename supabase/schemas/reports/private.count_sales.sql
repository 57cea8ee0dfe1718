-- Counts what sold in the 30 days up to p_last. The eight that sold best, each at least five times, are bestsellers. The
-- pages of a product that becomes one, or stops being one, are drawn again.
create function private.count_sales(p_last date) returns void
language plpgsql set search_path = '' as $$
declare
  v_before bigint[] := array(select product_id from private.product_sales where is_bestseller);
begin
  delete from private.product_sales;
  insert into private.product_sales (product_id, sold, is_bestseller)
    select s.id, s.sold, s.sold >= 5 and row_number() over (order by s.sold desc, s.id) <= 8
    from (
      select p.id, sum(r.units)::int as sold
      from private.report_rows r join public.products p on p.id = r.a::bigint
      where r.report = 'products' and r.day > p_last - 30 and r.day <= p_last and private.is_shown(p)
      group by p.id
    ) as s;
  perform private.insert_product_change_by_id('product', coalesce(b.id, s.product_id))
    from unnest(v_before) as b (id)
    full join (select product_id from private.product_sales where is_bestseller) as s on s.product_id = b.id
    where b.id is null or s.product_id is null;
end $$;
