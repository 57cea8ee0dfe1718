-- Removes the person from orders and their returns; numbers, items, amounts and the state of delivery stay for the books.
-- From ₹50,000 an invoice must name the buyer (Rule 46), so p_retain_large retains name and address of such orders.
create function private.anonymise_orders(p_ids uuid[], p_retain_large boolean) returns void
language sql set search_path = '' as $$
  update public.orders set
    user_id = null,
    name = case when p_retain_large and total >= 50000 then name else 'Deleted account' end,
    email = 'deleted@kapas.invalid',
    phone = '+910000000000',
    note = '',
    gift_note = '',
    shipping_address = case when p_retain_large and total >= 50000
      then shipping_address
      else jsonb_build_object(
        'line1', 'Removed', 'line2', '', 'city', '', 'pincode', '', 'state', shipping_address ->> 'state'
      )
    end
  where id = any (p_ids);
  update public.return_requests
    set reason = 'Removed', upi_id = null, deduction_reason = case when deducted > 0 then 'Removed' else '' end
    where order_id = any (p_ids);
$$;
