-- Requests a refund, for admins and returns. p_key is the refund's id: the same key and contents return the first answer
-- again. p_method source: of the payment p_payment_id, or of the one that pays the order. upi: by hand, also for collected
-- cash. Returns { id, status, amount }. PT404; PT409 refund_too_much | not_captured | not_paid | key_reused; PT422
-- bad_amount | bad_upi.
create function public.request_refund(
  p_order_id uuid, p_amount numeric, p_reason text, p_actor text, p_key uuid, p_note text default '',
  p_method text default 'source', p_upi_id text default null, p_payment_id text default null
) returns jsonb
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_order public.orders;
  v_refund public.refunds;
  v_payment_id text;
begin
  if p_reason not in ('cancelled', 'returned', 'goodwill', 'undelivered') or p_method not in ('source', 'upi') then
    raise sqlstate 'PT422' using message = 'No such refund reason or method', hint = 'bad_refund';
  end if;
  if (p_method = 'upi') <> coalesce(p_upi_id ~ '^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$', false) then
    raise sqlstate 'PT422' using message = 'A refund by UPI needs a UPI ID, any other refund must have none', hint = 'bad_upi';
  end if;
  select * into v_order from public.orders where id = p_order_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such order', hint = 'not_found';
  end if;
  v_payment_id := coalesce(p_payment_id, v_order.paid_by);

  select * into v_refund from public.refunds where id = p_key;
  if found then
    if (v_refund.order_id, v_refund.amount, v_refund.reason, v_refund.method)
      is distinct from (p_order_id, p_amount, p_reason, p_method) then
      raise sqlstate 'PT409' using message = 'This refund was already requested with other contents', hint = 'key_reused';
    end if;
  elsif v_payment_id is not null then
    perform private.queue_refund(
      p_order_id, v_payment_id, p_amount, p_reason, p_actor, p_note, p_key, p_upi_id
    );
  elsif p_method = 'upi' and v_order.payment_method = 'cod'
    and v_order.payment_status in ('cod_collected', 'partially_refunded', 'refunded') then
    if (p_amount > 0 and p_amount = round(p_amount, 2)) is not true then
      raise sqlstate 'PT422' using message = 'A refund must be a positive amount in whole paise', hint = 'bad_amount';
    end if;
    if p_amount > private.refundable_amount(v_order) then
      raise sqlstate 'PT409' using message = 'More than was collected for this order', hint = 'refund_too_much';
    end if;
    insert into public.refunds (id, order_id, amount, reason, method, upi_id, requested_by, note)
      values (p_key, p_order_id, p_amount, p_reason, 'upi', p_upi_id, p_actor, p_note);
    perform private.record_order_event(
      p_order_id, 'refund_requested', null, null, p_actor, '', jsonb_build_object('refund_id', p_key, 'amount', p_amount)
    );
  else
    raise sqlstate 'PT409' using message = 'Nothing was paid for this order', hint = 'not_paid';
  end if;
  select * into v_refund from public.refunds where id = p_key;
  return jsonb_build_object('id', v_refund.id, 'status', v_refund.status, 'amount', v_refund.amount);
end $$;
