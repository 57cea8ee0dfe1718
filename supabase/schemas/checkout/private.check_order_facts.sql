-- Checks under lock that the facts of the quote still hold; raises PT409 if not. Raises PT422 when pincode and state don't
-- match: the tax would be wrong, and the server checks this first.
create function private.check_order_facts(
  p_order jsonb, p_lines private.order_line[], p_coupon public.coupons, p_previous_id uuid
) returns void
language plpgsql set search_path = '' as $$
declare
  v_problems jsonb := private.find_line_problems(p_lines);
  v_reason text;
  v_place jsonb := public.find_pincode(p_order #>> '{shipping_address,pincode}');
begin
  if v_place is null then
    raise sqlstate 'PT422' using message = 'No such pincode', hint = 'no_such_pincode';
  elsif (v_place -> 'states' ? (p_order #>> '{shipping_address,state}')) is not true then
    raise sqlstate 'PT422' using message = 'The pincode is in another state', hint = 'wrong_state';
  end if;

  if v_problems is not null then
    raise sqlstate 'PT409' using
      message = 'Some items are no longer available as shown',
      hint = case
        when v_problems @> '[{"problem": "unavailable"}]' then 'unavailable'
        when v_problems @> '[{"problem": "out_of_stock"}]' then 'out_of_stock'
        else 'price_changed'
      end,
      detail = v_problems::text;
  end if;

  if exists (
    select from unnest(p_lines) as l where l.design_version_id is not null and not private.may_order_design(
      l.design_version_id, (p_order ->> 'user_id')::uuid, p_order ->> 'browser_key_hash'
    )
  ) then
    raise sqlstate 'PT409' using message = 'Someone else''s design can''t be bought', hint = 'unavailable';
  end if;

  -- Row locks would write into every row of these tables at each order.
  lock table public.product_settings, public.shipping_zones, public.gst_rates, public.print_bands, public.print_breaks
    in share mode;
  if public.pricing_rules() is distinct from p_order -> 'rules'
    or public.find_pincode(p_order #>> '{shipping_address,pincode}') ->> 'zone' is distinct from p_order ->> 'zone' then
    raise sqlstate 'PT409' using message = 'Prices changed while you were shopping', hint = 'price_changed';
  end if;

  if p_order -> 'coupon' <> 'null' then
    if p_coupon.updated_at is distinct from (p_order #>> '{coupon,updated_at}')::timestamptz then
      raise sqlstate 'PT409' using message = 'The coupon has changed', hint = 'coupon_invalid', detail = 'changed';
    end if;
    v_reason := case
      when p_coupon.is_prepaid_only and p_order ->> 'payment_method' = 'cod' then 'prepaid_only'
      else private.find_coupon_problem(
        p_coupon, (p_order ->> 'user_id')::uuid, coalesce(p_order ->> 'email', ''), p_order ->> 'phone', p_previous_id
      )
    end;
    if v_reason is not null then
      raise sqlstate 'PT409' using message = 'The coupon can''t be used', hint = 'coupon_invalid', detail = v_reason;
    end if;
  end if;

  if p_order ->> 'payment_method' = 'cod' then
    v_reason := private.find_cod_problem(
      p_order #>> '{shipping_address,pincode}', (p_order ->> 'total')::numeric, p_order ->> 'phone', p_previous_id
    );
    if v_reason is not null then
      raise sqlstate 'PT409' using message = 'COD isn''t available for this order', hint = 'cod_refused', detail = v_reason;
    end if;
  end if;
end $$;
