-- Deletes rows older than their rule in lib/privacy/personal-tables.ts allows, at most p_limit of each rule, and removes
-- the person from orders older than the books. Returns how many rows of each rule, without those of none.
create function public.purge_personal_data(p_limit int) returns jsonb
language plpgsql security definer set search_path = '' set lock_timeout = '3s' set statement_timeout = '30s' as $$
declare
  v_rule record;
  v_ids uuid[];
  v_count int;
  v_counts jsonb ;
begin
  -- Orders are locked before coupons, which purge_leads locks.
  v_ids := array(
    select id from public.orders
    where created_at < private.retained_since('orders') and name <> 'Deleted account'
    order by created_at limit p_limit for update skip locked
  );
  perform private.anonymise_orders(v_ids, false);
  v_count := private.purge_leads(array(
    select id from public.user_leads where not converted and created_at < private.retained_since('user_leads')
    order by created_at limit p_limit
  ));
  v_counts := jsonb_build_object('user_leads', v_count, 'orders', cardinality(v_ids));
  for v_rule in select * from private.retention_rules() where done_by = 'job' order by id loop
    execute format(
      'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$I < $1 and (%3$s) order by %2$I limit $2 for update skip locked))',
      v_rule.table_name, v_rule.from_column, coalesce(v_rule.condition, 'true')
    ) using private.retained_since(v_rule.id), p_limit;
    get diagnostics v_count = row_count;
    v_counts := v_counts || jsonb_build_object(v_rule.id, v_count);
  end loop;
  return (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(v_counts) where value <> '0');
end $$;
