-- An order for the admin, or null. Staff who only print and pack see orders at packing, without email, payments, refunds
-- and messages.
create function public.get_admin_order(p_order_number text) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_paid public.orders;
  v_sees_money boolean := private.may('orders.read');
begin
  perform private.require_order_access();
  select * into v_order from public.orders where order_id = p_order_number;
  if not found or not (v_sees_money or private.is_at_packing(v_order)) then
    return null;
  end if;
  v_paid := private.paid_order_of(v_order);
  return jsonb_build_object(
    'order_number', v_order.order_id, 'status', v_order.status, 'payment_method', v_order.payment_method,
    'payment_status', v_order.payment_status, 'created_at', v_order.created_at, 'expires_at', v_order.expires_at,
    'delivered_at', v_order.delivered_at, 'returns_until', case
      when v_order.delivered_at is not null then private.returns_close_at(v_order)
    end,
    'undo_until', private.undo_until(v_order), 'hold', private.find_order_hold(v_order), 'name', v_order.name, 'phone', v_order.phone,
    'email', case when v_sees_money then v_order.email end,
    'address', v_order.shipping_address, 'gstin', v_order.gstin, 'business_name', v_order.business_name,
    'buyer_note', v_order.note, 'gift_note', v_order.gift_note, 'min_days', v_order.min_days, 'max_days', v_order.max_days,
    'subtotal', v_order.subtotal, 'discount', v_order.discount,
    'coupon_code', v_order.coupon_code, 'coupon_discount', v_order.coupon_discount, 'shipping', v_order.shipping,
    'cod_fee', v_order.cod_fee, 'total', v_order.total, 'sees_money', v_sees_money,
    'gst', v_order.charges_cgst + v_order.charges_sgst + v_order.charges_igst + (
      select coalesce(sum(i.cgst + i.sgst + i.igst), 0) from public.order_items i where i.order_id = v_order.id
    ),
    'refundable_amount', case when v_sees_money then private.refundable_amount(v_order) end,
    'parcels', private.parcels_of(v_order), 'replaced_by', (select order_id from public.orders where id = v_order.replaced_by),
    'exchange_of', (select order_id from public.orders where id = v_order.exchange_of),
    'group_id', v_order.group_id,
    'paid_order', case when v_paid.id <> v_order.id then v_paid.order_id end,
    'items', private.get_admin_order_items(v_order.id), 'returns', private.get_admin_order_returns(v_order.id),
    'tags', coalesce((select to_jsonb(tags) from public.order_tags where order_id = v_order.id), '[]'),
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'by', author_name, 'body', body, 'at', created_at) order by id), '[]')
      from public.order_notes where order_id = v_order.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', e.id, 'type', e.type, 'from', e.from_status, 'to', e.to_status, 'actor', e.actor,
        'by', private.event_staff_name(e), 'note', e.note, 'data', e.data - 'payment_id', 'at', e.created_at
      ) order by e.id), '[]')
      from public.order_events e where e.order_id = v_order.id
    ),
    'documents', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', kind, 'number', number, 'at', issued_at, 'registrations', (
          select coalesce(jsonb_agg(to_jsonb(g) order by g.kind), '[]') from public.gst_registrations g where g.invoice_id = i.id
        )
      ) order by issued_at, id), '[]')
      from public.invoices i where order_id = v_order.id
    ),
    'buyer', jsonb_build_object(
      'orders', (select count(*) from public.orders where phone = v_order.phone and replaced_by is null),
      'refused', private.count_refused(v_order.phone), 'is_member', v_order.user_id is not null
    )
  ) || case when v_sees_money then private.get_admin_order_money(v_order) else '{}' end;
end $$;
