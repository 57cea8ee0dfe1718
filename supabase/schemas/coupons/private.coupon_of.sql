-- Coupon rules from a form or a job, in rupees; a missing rule means no limit. PT422 bad_coupon, bad_target.
create function private.coupon_of(p_fields jsonb) returns public.coupons
language plpgsql stable set search_path = '' as $$
declare
  v_new public.coupons;
begin
  v_new := jsonb_populate_record(
    null::public.coupons, p_fields - array['id', 'used', 'batch', 'owner_user_id', 'owner_email_key', 'created_at', 'updated_at']
  );
  v_new.code := upper(btrim(v_new.code));
  v_new.description := coalesce(btrim(v_new.description), '');
  v_new.value := coalesce(v_new.value, 0);
  v_new.min_goods := coalesce(v_new.min_goods, 0);
  v_new.min_items := coalesce(v_new.min_items, 1);
  v_new.starts_at := coalesce(v_new.starts_at, private.now());
  v_new.is_first_order_only := coalesce(v_new.is_first_order_only, false);
  v_new.is_prepaid_only := coalesce(v_new.is_prepaid_only, false);
  v_new.is_automatic := coalesce(v_new.is_automatic, false);
  v_new.is_public := coalesce(v_new.is_public, false);
  v_new.is_active := coalesce(v_new.is_active, true);
  v_new.category_ids := coalesce(v_new.category_ids, '{}');
  v_new.product_ids := coalesce(v_new.product_ids, '{}');
  if exists (
    select from unnest(v_new.category_ids) as i where not exists (select from public.categories c where c.id = i)
  ) or exists (
    select from unnest(v_new.product_ids) as i where not exists (select from public.products p where p.id = i)
  ) then
    raise sqlstate 'PT422' using message = 'A category or product of this coupon no longer exists', hint = 'bad_target';
  end if;
  return v_new;
exception when data_exception then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_coupon';
end $$;
