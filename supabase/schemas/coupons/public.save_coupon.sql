-- Adds a coupon (p_id null) or replaces all its rules; switch_coupon() turns it on and off. p_version: the updated_at that
-- the person saw. Returns its id. PT404; PT409 stale, code_taken, code_used, below_usage; PT422 bad_coupon, bad_target.
create function public.save_coupon(p_id bigint, p_version timestamptz, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.coupons;
  v_old public.coupons;
  v_id bigint;
  v_constraint text;
begin
  perform private.require_permission('offers.write');
  v_new := private.coupon_of(p_fields);
  if p_id is null then
    insert into public.coupons (
      code, description, kind, value, max_discount, min_goods, min_items, starts_at, ends_at, max_uses,
      max_uses_per_customer, is_first_order_only, is_prepaid_only, is_automatic, is_public, is_active, category_ids,
      product_ids
    ) values (
      v_new.code, v_new.description, v_new.kind, v_new.value, v_new.max_discount, v_new.min_goods, v_new.min_items,
      v_new.starts_at, v_new.ends_at, v_new.max_uses, v_new.max_uses_per_customer, v_new.is_first_order_only,
      v_new.is_prepaid_only, v_new.is_automatic, v_new.is_public, v_new.is_active, v_new.category_ids, v_new.product_ids
    ) returning id into v_id;
    return v_id;
  end if;
  perform private.lock_coupons('{}', p_id);
  select * into v_old from public.coupons where id = p_id;
  if not found then
    raise sqlstate 'PT404' using message = 'This coupon no longer exists', hint = 'not_found';
  end if;
  perform private.refuse_stale(p_version, v_old.updated_at);
  if v_new.code is distinct from v_old.code and private.is_coupon_used(p_id) then
    raise sqlstate 'PT409' using message = 'This code is used on orders', hint = 'code_used';
  end if;
  update public.coupons set
    code = v_new.code, description = v_new.description, kind = v_new.kind, value = v_new.value,
    max_discount = v_new.max_discount, min_goods = v_new.min_goods, min_items = v_new.min_items,
    starts_at = v_new.starts_at, ends_at = v_new.ends_at, max_uses = v_new.max_uses,
    max_uses_per_customer = v_new.max_uses_per_customer, is_first_order_only = v_new.is_first_order_only,
    is_prepaid_only = v_new.is_prepaid_only, is_automatic = v_new.is_automatic, is_public = v_new.is_public,
    category_ids = v_new.category_ids, product_ids = v_new.product_ids
    where id = p_id;
  return p_id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another coupon has this code', hint = 'code_taken';
  when check_violation or not_null_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint = 'coupons_within_uses' then
      raise sqlstate 'PT409' using message = 'It has been used more often than that', hint = 'below_usage';
    end if;
    raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_coupon', detail = v_constraint;
end $$;
