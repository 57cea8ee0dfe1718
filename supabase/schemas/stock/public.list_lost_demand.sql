-- The sold-out sizes with the most lost demand in the last days.
create function public.list_lost_demand(p_days int, p_limit int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_ids bigint[];
  v_people bigint[];
begin
  perform private.require_permission('inventory.read');
  select array_agg(m.variant_id), array_agg(m.people) into v_ids, v_people from (
    select variant_id, sum(people) as people from public.lost_demand
    where day > private.now()::date - p_days group by variant_id order by people desc, variant_id limit p_limit
  ) as m;
  return jsonb_build_object('variants', private.variant_facts(coalesce(v_ids, '{}')), 'people', to_jsonb(coalesce(v_people, '{}')));
end $$;
