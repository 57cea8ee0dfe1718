create function public.suggest_products(p_query text, p_limit int default 6) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '2s' as $$
declare
  v_plan private.search_plan := private.plan_search(p_query, true);
  v_ids bigint[];
begin
  if v_plan.rank is not null then
    execute format(
      'select array(
         select p.id from (
           select * from public.products p where p.status = ''published'' and not p.is_deleted and %s limit 500
         ) as p
         order by %s desc, p.created_at desc, p.id desc limit %s
       )',
      v_plan.condition, v_plan.rank, least(greatest(p_limit, 1), 12)
    ) into v_ids;
  end if;
  return jsonb_build_object('items', private.product_cards(coalesce(v_ids, '{}')), 'corrected', v_plan.corrected);
end $$;
