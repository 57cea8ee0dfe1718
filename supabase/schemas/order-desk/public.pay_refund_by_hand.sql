-- Records that a refund to a UPI ID was paid from the shop's account. PT404; PT409 bad_transition.
create function public.pay_refund_by_hand(p_order_number text, p_refund_id uuid) returns void
language sql set search_path = '' as $$ select private.pay_refund_by_hand(p_order_number, p_refund_id) $$;
