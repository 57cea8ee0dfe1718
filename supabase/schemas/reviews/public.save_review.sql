-- Adds or changes the review of an order line; staff check it before it is public. p_rev: the revision that its author saw, 0 for none; a
-- second first review of a line is refused. p_photos: in their order; the line's other photos are deleted. The caller must have checked
-- access to the order. Returns the revision. PT404 no_item; PT409 not_delivered | returned | reviewed; PT422 bad_review.
create function public.save_review(p_order_id uuid, p_item_id bigint, p_rev int, p_review jsonb, p_photos uuid[]) returns int
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_new public.reviews := jsonb_populate_record(null::public.reviews, p_review);
  v_order public.orders;
  v_row public.reviews;
begin
  -- Waits for the deletion of an account, and for a return.
  select * into v_order from public.orders where id = p_order_id for share;
  perform private.refuse_review(private.find_review_problem(v_order, p_item_id));
  insert into public.reviews (order_item_id, order_id, product_id, stars, title, body, fit, author_name, notice_version)
    select i.id, i.order_id, i.product_id, v_new.stars, v_new.title, v_new.body, v_new.fit, private.reviewer_name(v_order.name), v_new.notice_version
    from public.order_items i where i.id = p_item_id
    on conflict (order_item_id) do nothing
    returning * into v_row;
  if v_row.id is null then
    select * into v_row from public.reviews where order_item_id = p_item_id for no key update;
    if v_row.rev is distinct from p_rev then
      raise sqlstate 'PT409' using message = 'This item has a review', hint = 'reviewed';
    end if;
    update public.reviews
      set stars = v_new.stars, title = v_new.title, body = v_new.body, fit = v_new.fit, status = 'pending', refusal = null,
        refusal_note = '', notice_version = v_new.notice_version, rev = rev + 1, edited_at = private.now()
      where id = v_row.id returning * into v_row;
  end if;
  delete from public.review_photos where order_item_id = p_item_id and id <> all (p_photos);
  update public.review_photos p set review_id = v_row.id, position = sent.nr
    from unnest(p_photos) with ordinality as sent (id, nr)
    where p.id = sent.id and p.order_item_id = p_item_id;
  return v_row.rev;
exception when check_violation or not_null_violation then
  raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_review';
end $$;
