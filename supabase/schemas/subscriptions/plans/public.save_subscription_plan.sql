-- Adds a plan (p_id null) or changes its name, texts, position and price. Another amount is a new price for new
-- subscribers; current ones keep theirs. Tees and months are agreed terms and never change. p_fields: { slug, name,
-- about, tees, months, amount, most_price, sort_order }; rupees. Returns its id. PT404; PT409 stale, slug_taken,
-- plan_fixed; PT422 bad_plan, detail: the column.
create function public.save_subscription_plan(p_id bigint, p_version int, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new private.subscription_plans := jsonb_populate_record(null::private.subscription_plans, p_fields);
  v_amount numeric := (p_fields ->> 'amount')::numeric;
  v_old private.subscription_plans;
  v_column text;
begin
  perform private.require_permission('subscriptions.plans');
  if v_new.most_price * v_new.tees < v_amount then
    raise check_violation using constraint = 'most_price';
  elsif p_id is null then
    insert into private.subscription_plans (slug, name, about, tees, months, most_price, is_offered, sort_order)
      values (v_new.slug, v_new.name, v_new.about, v_new.tees, v_new.months, v_new.most_price, true, v_new.sort_order)
      returning * into v_old;
  else
    select * into v_old from private.subscription_plans where id = p_id for no key update;
    if not found then
      raise sqlstate 'PT404' using message = 'This plan no longer exists', hint = 'not_found';
    elsif v_old.version is distinct from p_version then
      raise sqlstate 'PT409' using message = 'Someone else just saved this', hint = 'stale';
    elsif (v_new.slug, v_new.tees, v_new.months) is distinct from (v_old.slug, v_old.tees, v_old.months) then
      raise sqlstate 'PT409' using message = 'A plan''s tees and months can''t be changed', hint = 'plan_fixed';
    end if;
    update private.subscription_plans
      set name = v_new.name, about = v_new.about, most_price = v_new.most_price, sort_order = v_new.sort_order, version = version + 1
      where id = p_id;
  end if;
  if v_amount is null or v_amount is distinct from (
    select amount from private.subscription_prices where plan_id = v_old.id order by created_at desc, id desc limit 1
  ) then
    insert into private.subscription_prices (plan_id, amount, author, created_at)
      values (v_old.id, v_amount, private.acting_staff(), private.clock_timestamp());
  end if;
  return v_old.id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another plan has this URL', hint = 'slug_taken';
  when check_violation or not_null_violation or numeric_value_out_of_range or invalid_text_representation then
    get stacked diagnostics v_column = constraint_name;
    raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_plan', detail = v_column;
end $$;
