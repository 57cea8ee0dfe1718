-- Records the product that an approved design was made into. PT403; PT404 no_submission | no_product; PT409 not_approved
-- | not_offered | has_product.
create function public.link_submission_product(p_id uuid, p_product_id bigint) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
declare
  v_row public.submissions;
begin
  perform private.require_permission('art.review');
  perform private.require_permission('products.write');
  perform from public.products where id = p_product_id for key share;
  if not found then
    raise sqlstate 'PT404' using message = 'No such product', hint = 'no_product';
  end if;
  select * into v_row from public.submissions where id = p_id for no key update;
  if not found then
    raise sqlstate 'PT404' using message = 'No such submission', hint = 'no_submission';
  elsif v_row.status <> 'approved' then
    raise sqlstate 'PT409' using message = 'Only approved designs become products', hint = 'not_approved';
  elsif not v_row.may_publish then
    raise sqlstate 'PT409' using message = 'The customer doesn''t let the shop sell it', hint = 'not_offered';
  elsif v_row.product_id is not null then
    raise sqlstate 'PT409' using message = 'It has a product', hint = 'has_product';
  end if;
  update public.submissions set product_id = p_product_id where id = p_id returning * into v_row;
  perform private.record_submission_event(v_row, 'published', 'staff');
end $$;
