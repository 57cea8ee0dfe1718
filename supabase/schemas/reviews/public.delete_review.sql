-- Deletes a customer's review of an order line, with its photos. The caller must have checked access to the order. PT404 no_review.
create function public.delete_review(p_order_id uuid, p_item_id bigint) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  delete from public.reviews where order_item_id = p_item_id and order_id = p_order_id;
  if not found then
    raise sqlstate 'PT404' using message = 'This item has no review', hint = 'no_review';
  end if;
end $$;
