-- The page where staff set what prints cost, and which product each cut is printed on.

-- Lying or upright; null when there is nothing to fit.
create function private.fits_band(p_width numeric, p_height numeric, p_into_width numeric, p_into_height numeric)
  returns boolean
language sql immutable set search_path = '' as $$
  select greatest(p_width, p_height) <= greatest(p_into_width, p_into_height)
    and least(p_width, p_height) <= least(p_into_width, p_into_height)
$$;

create or replace function private.grants_of_custom_orders() returns void
language sql set search_path = '' as $$
  grant select on public.print_bands, public.print_breaks to anon, authenticated;
  grant insert, update, delete on public.print_bands, public.print_breaks to authenticated;
  grant execute on function public.cart_designs(uuid[]), private.cart_designs(uuid[]) to anon, authenticated, service_role;
  grant execute on function
    public.printing_desk(), private.printing_desk(), public.save_printing(jsonb, jsonb, jsonb, text),
    private.save_printing(jsonb, jsonb, jsonb, text)
    to authenticated;
$$;

-- What prints cost, the blank of each cut, the products that could be one, the version of it all, and who changed it last, for
-- those who may read the log.
create function private.printing_desk() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('settings.read');
  return public.pricing_rules() -> 'prints' || jsonb_build_object(
    'version', private.printing_version(),
    'by', case when private.may('audit.read') then (
      select actor_name from public.audit_log
      where subject in ('print_bands', 'print_breaks') or (subject = 'products' and after ? 'is_blank')
      order by id desc limit 1
    ) end,
    'products', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'name', name, 'cut', cut, 'price', price, 'is_blank', is_blank, 'is_published', status = 'published'
      ) order by name, id), '[]')
      from public.products
      where not is_deleted and cut is not null and (is_blank or status = 'published')
    )
  );
end $$;

-- Tells one saved state of what prints cost, and what they are printed on, from the next.
create function private.printing_version() returns text
language sql stable set search_path = '' as $$
  select md5(jsonb_build_object(
    'prints', public.pricing_rules() -> 'prints',
    'blanks', (
      select coalesce(jsonb_object_agg(cut, id), '{}') from public.products where is_blank and not is_deleted
    )
  )::text)
$$;

-- Call it under the locks of these products. A blank that was unpublished since may stay one; a new one is on sale.
create function private.save_blanks(p_blanks jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (
    select from jsonb_each_text(p_blanks) as wish (cut, id)
    left join public.products p on p.id = wish.id::bigint and p.cut = wish.cut and not p.is_deleted
      and (p.status = 'published' or p.is_blank)
    where wish.id is not null and p.id is null
  ) then
    raise sqlstate 'PT422' using message = 'A product is not on sale any more, or of another cut', hint = 'bad_blank';
  end if;
  update public.products set is_blank = false
    where is_blank and not is_deleted and cut in (select jsonb_object_keys(p_blanks))
      and id::text is distinct from p_blanks ->> cut;
  update public.products set is_blank = true
    where not is_blank and id in (select id::bigint from jsonb_each_text(p_blanks) as wish (cut, id) where id is not null);
end $$;

-- Rows are locked in the order in which place_order shares them. What stays as it is is not written.
create function private.save_print_prices(p_bands jsonb, p_breaks jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform 1 from public.print_bands order by id for update;
  perform 1 from public.print_breaks order by pieces for update;
  delete from public.print_bands where name not in (select one ->> 'name' from jsonb_array_elements(p_bands) as one);
  insert into public.print_bands as b (name, width_mm, height_mm, price)
    select name, width_mm, height_mm, price from jsonb_populate_recordset(null::public.print_bands, p_bands)
    on conflict (name) do update set width_mm = excluded.width_mm, height_mm = excluded.height_mm, price = excluded.price
      where (b.width_mm, b.height_mm, b.price) is distinct from (excluded.width_mm, excluded.height_mm, excluded.price);
  delete from public.print_breaks
    where pieces not in (select (one ->> 'pieces')::int from jsonb_array_elements(p_breaks) as one);
  insert into public.print_breaks as b (pieces, percent)
    select pieces, percent from jsonb_populate_recordset(null::public.print_breaks, p_breaks)
    on conflict (pieces) do update set percent = excluded.percent where b.percent <> excluded.percent;
  if not exists (select from public.print_bands) or exists (
    select from (
      select price <= lag(price) over sized as is_cheaper,
        not private.fits_band(lag(width_mm) over sized, lag(height_mm) over sized, width_mm, height_mm) as is_smaller
      from public.print_bands window sized as (order by width_mm * height_mm, id)
    ) as band where is_cheaper or is_smaller
  ) or exists (
    select from (
      select percent <= lag(percent) over (order by pieces) as is_less from public.print_breaks
    ) as step where is_less
  ) then
    raise sqlstate 'PT422' using message = 'Prices must rise with the size, and breaks with the pieces', hint = 'bad_setting';
  end if;
end $$;

-- All that the page of printing saves, or nothing. p_bands: [{ name, width_mm, height_mm, price }], p_breaks:
-- [{ pieces, percent }], p_blanks: the product of each cut that is offered, null for one that is not. p_version: of
-- printing_desk(), as the person saw it. PT409 stale; PT422 bad_setting · bad_blank.
create function private.save_printing(p_bands jsonb, p_breaks jsonb, p_blanks jsonb, p_version text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_before jsonb;
begin
  perform private.require_permission('settings.write');
  -- Products before the settings: docs/locks.md.
  perform 1 from public.products
    where is_blank or id in (select value::bigint from jsonb_each_text(p_blanks) where value is not null)
    order by id for no key update;
  perform private.lock_settings();
  if p_version is distinct from private.printing_version() then
    raise sqlstate 'PT409' using message = 'Somebody saved this a moment ago', hint = 'stale';
  end if;
  select jsonb_object_agg(cut, id) into v_before from public.products where is_blank and not is_deleted;
  perform private.save_print_prices(p_bands, p_breaks);
  perform private.save_blanks(p_blanks);
  if v_before is distinct from (
    select jsonb_object_agg(cut, id) from public.products where is_blank and not is_deleted
  ) then
    insert into private.storefront_changes (subject) values ('product_settings');
  end if;
end $$;

create function public.printing_desk() returns jsonb
language sql stable set search_path = '' as $$ select private.printing_desk() $$;

create function public.save_printing(p_bands jsonb, p_breaks jsonb, p_blanks jsonb, p_version text) returns void
language sql set search_path = '' as $$ select private.save_printing(p_bands, p_breaks, p_blanks, p_version) $$;

-- Which product is printed on is somebody's change too.
drop trigger products_audit on public.products;
create trigger products_audit after insert or delete or update of
  name, slug, description, price, status, primary_category_id, subcategory_id, is_deleted, is_premium, is_basic, is_blank, cut,
  fabric, fit, keywords, hsn, seo_title, seo_description
  on public.products for each row execute function private.audit(
    'id', 'created_at', 'stock_quantity', 'available', 'options', 'available_options', 'search', 'version', 'changed_at'
  );
