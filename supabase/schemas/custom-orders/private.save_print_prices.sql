-- Rows are locked in the same order as by place_order. Unchanged rows are not written.
create function private.save_print_prices(p_bands jsonb, p_breaks jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.print_bands order by id for update;
  perform 1 from public.print_breaks order by quantity for update;
  delete from public.print_bands where name not in (select one ->> 'name' from jsonb_array_elements(p_bands) as one);
  insert into public.print_bands as b (name, width_mm, height_mm, price)
    select name, width_mm, height_mm, price from jsonb_populate_recordset(null::public.print_bands, p_bands)
    on conflict (name) do update set width_mm = excluded.width_mm, height_mm = excluded.height_mm, price = excluded.price
      where (b.width_mm, b.height_mm, b.price) is distinct from (excluded.width_mm, excluded.height_mm, excluded.price);
  delete from public.print_breaks
    where quantity not in (select (one ->> 'quantity')::int from jsonb_array_elements(p_breaks) as one);
  insert into public.print_breaks as b (quantity, percent)
    select quantity, percent from jsonb_populate_recordset(null::public.print_breaks, p_breaks)
    on conflict (quantity) do update set percent = excluded.percent where b.percent <> excluded.percent;
  if not exists (select from public.print_bands) or exists (
    select from (
      select price <= lag(price) over sized as is_cheaper,
        not private.fits_band(lag(width_mm) over sized, lag(height_mm) over sized, width_mm, height_mm) as is_smaller
      from public.print_bands window sized as (order by width_mm * height_mm, id)
    ) as band where is_cheaper or is_smaller
  ) or exists (
    select from (
      select percent <= lag(percent) over (order by quantity) as is_less from public.print_breaks
    ) as step where is_less
  ) then
    raise sqlstate 'PT422' using message = 'Prices must rise with the size, and discounts with the quantity', hint = 'bad_setting';
  end if;
end $$;
