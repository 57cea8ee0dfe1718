-- One code of a job 'coupons.generate'. input: the rules without a code, and prefix. PT422.
create function private.generate_coupon(p_item jsonb, p_input jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_prefix text := coalesce(p_input ->> 'prefix', '');
  v_new public.coupons;
begin
  if v_prefix !~ '^([A-Z0-9]{2,12}-)?$' then
    raise sqlstate 'PT422' using message = 'The beginning of the codes does not fit', hint = 'bad_coupon';
  end if;
  v_new := private.coupon_of(p_input -> 'rules');
  if v_new.is_automatic then
    raise sqlstate 'PT422' using message = 'An automatic offer needs one code only', hint = 'bad_coupon';
  end if;
  loop
    insert into public.coupons (
      code, description, kind, value, max_discount, min_goods, min_pieces, starts_at, ends_at, max_uses,
      max_uses_per_customer, is_first_order_only, is_prepaid_only, category_ids, product_ids, batch
    ) values (
      private.new_coupon_code(v_prefix), v_new.description, v_new.kind, v_new.value, v_new.max_discount, v_new.min_goods,
      v_new.min_pieces, v_new.starts_at, v_new.ends_at, v_new.max_uses, v_new.max_uses_per_customer,
      v_new.is_first_order_only, v_new.is_prepaid_only, v_new.category_ids, v_new.product_ids, (p_input ->> 'job_id')::uuid
    ) on conflict (code) do nothing;
    exit when found;
  end loop;
  if (p_input ->> 'position')::int = 1 then
    insert into public.audit_log (actor, actor_name, action, subject, subject_id, after)
    select s.id, private.name_of_person(s.id), 'insert', 'coupons', v_prefix || 'generated codes', p_input -> 'rules'
    from (select private.acting_staff() as id) as s where s.id is not null;
  end if;
  return 'added';
end $$;
