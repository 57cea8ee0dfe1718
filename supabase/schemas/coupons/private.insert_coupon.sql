-- Adds a coupon with a new code that begins with p_prefix.
create function private.insert_coupon(p_prefix text, p_new public.coupons) returns public.coupons
language plpgsql set search_path = '' as $$
declare
  v_coupon public.coupons;
begin
  loop
    insert into public.coupons (
      code, description, kind, value, max_discount, min_goods, min_items, starts_at, ends_at, max_uses,
      max_uses_per_customer, is_first_order_only, is_prepaid_only, category_ids, product_ids, batch, owner_user_id,
      owner_email_key
    ) values (
      private.new_coupon_code(p_prefix), p_new.description, p_new.kind, p_new.value, p_new.max_discount, p_new.min_goods,
      p_new.min_items, p_new.starts_at, p_new.ends_at, p_new.max_uses, p_new.max_uses_per_customer,
      p_new.is_first_order_only, p_new.is_prepaid_only, p_new.category_ids, p_new.product_ids, p_new.batch,
      p_new.owner_user_id, p_new.owner_email_key
    ) on conflict (code) do nothing returning * into v_coupon;
    exit when found;
  end loop;
  return v_coupon;
end $$;
