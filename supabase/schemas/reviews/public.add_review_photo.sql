-- Records a stored photo for the review of an order line. At most six unsubmitted ones: the oldest are deleted. The caller
-- must have checked access to the order. Returns its id. PT404 no_item; PT409 not_delivered | returned; files_gone.
create function public.add_review_photo(p_order_id uuid, p_item_id bigint, p_photo jsonb) returns uuid
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_new public.review_photos := jsonb_populate_record(null::public.review_photos, p_photo);
  v_order public.orders;
  v_taken int;
begin
  select * into v_order from public.orders where id = p_order_id for share;
  perform private.refuse_review(private.find_review_problem(v_order, p_item_id));
  delete from private.loose_design_files
    where bucket = 'review-photos' and path in (v_new.path, v_new.small_path) and claimed_at is null;
  get diagnostics v_taken = row_count;
  if v_taken <> 2 then
    raise sqlstate 'PT409' using message = 'The files no longer exist', hint = 'files_gone';
  end if;
  delete from public.review_photos where id in (
    select id from public.review_photos where order_item_id = p_item_id and review_id is null
    order by created_at desc, id offset 5
  );
  insert into public.review_photos (id, order_item_id, width, height, path, small_path)
    values (v_new.id, p_item_id, v_new.width, v_new.height, v_new.path, v_new.small_path);
  return v_new.id;
end $$;
