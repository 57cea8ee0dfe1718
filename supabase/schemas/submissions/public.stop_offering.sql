-- Withdraws the designer's permission to sell it in the shop. PT404; PT409 has_product: it already is a product.
create function public.stop_offering(p_user_id uuid, p_id uuid) returns void
language plpgsql set search_path = '' set lock_timeout = '3s' set statement_timeout = '5s' as $$
begin
  if (private.lock_own_submission(p_id, p_user_id)).product_id is not null then
    raise sqlstate 'PT409' using message = 'It has a product', hint = 'has_product';
  end if;
  update public.submissions set may_publish = false where id = p_id and may_publish;
end $$;
