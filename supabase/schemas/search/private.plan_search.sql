create function private.plan_search(p_query text, p_is_prefix boolean default false) returns private.search_plan
language plpgsql stable set search_path = '' as $$
declare
  v_plan private.search_plan;
  v_terms private.search_term[];
  v_conditions text[];
  v_found boolean;
begin
  if coalesce(p_query, '') = '' then
    return v_plan;
  end if;
  v_plan.mode := 'all';
  v_terms := private.search_terms(p_query, p_is_prefix);
  if v_terms = '{}' then
    v_plan.condition := 'false';
    return v_plan;
  end if;
  v_conditions := array(select private.term_condition(t) from unnest(v_terms) as t);
  v_plan.condition := array_to_string(v_conditions, ' and ');
  v_plan.rank := format(
    'ts_rank(p.search, %L::tsquery)',
    (select string_agg(t.query::text, ' | ') from unnest(v_terms) as t)
  );
  if exists (select from unnest(v_terms) as t where t.meant <> t.word) then
    v_plan.corrected := (
      select string_agg(t.meant, ' ' order by t.nr)
      from unnest(v_terms) with ordinality as t (word, meant, query, colors, categories, nr)
    );
  end if;
  if cardinality(v_conditions) > 1 then
    execute format(
      'select exists (select from public.products p where p.status = ''published'' and not p.is_deleted and %s)',
      v_plan.condition
    ) into v_found;
    if not v_found then
      v_plan.mode := 'some';
      v_plan.condition := '(' || array_to_string(v_conditions, ' or ') || ')';
      v_plan.rank := v_plan.rank || ' + ' || (
        select string_agg(format('(%s)::int', c), ' + ') from unnest(v_conditions) as c
      );
    end if;
  end if;
  return v_plan;
end $$;
