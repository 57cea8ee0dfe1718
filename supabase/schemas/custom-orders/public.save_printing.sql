-- Saves the whole printing page, or nothing. p_bands: [{ name, width_mm, height_mm, price }], p_breaks: [{ quantity,
-- percent }], p_blanks: the product of each cut, null for a cut that is not offered. p_version: of get_printing_settings(), as
-- the person saw it. PT409 stale; PT422 bad_setting · bad_blank.
create function public.save_printing(p_bands jsonb, p_breaks jsonb, p_blanks jsonb, p_version text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_before jsonb;
begin
  perform private.require_permission('settings.write');
  -- Locks products before settings: docs/locks.md.
  perform 1 from public.products
    where is_blank or id in (select value::bigint from jsonb_each_text(p_blanks) where value is not null)
    order by id for no key update;
  perform private.lock_settings();
  if p_version is distinct from private.printing_version() then
    raise sqlstate 'PT409' using message = 'Someone else just saved this', hint = 'stale';
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
