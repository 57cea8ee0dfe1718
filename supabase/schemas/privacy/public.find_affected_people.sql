-- Who is affected when rows of a table were exposed: those written between two times, or with these keys; null: all. For
-- the breach script. Returns [{ user_id, name, email, phone, rows }]; rows that lead to no one have nulls. PT422 no_table |
-- no_time.
create function public.find_affected_people(p_table text, p_from timestamptz, p_to timestamptz, p_ids text[]) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '30s' as $$
declare
  v_table record;
  v_key text;
  v_where text := 'true';
  v_people jsonb;
begin
  select * into v_table from private.personal_tables() where table_name = p_table;
  if not found then
    raise sqlstate 'PT422' using message = 'This table has no personal data', hint = 'no_table';
  end if;
  if num_nonnulls(p_from, p_to) > 0 then
    if v_table.at_column is null then
      raise sqlstate 'PT422' using message = 'This table has no time: give ids', hint = 'no_time';
    end if;
    v_where := format('t.%1$I >= coalesce($1, ''-infinity'') and t.%1$I < coalesce($2, ''infinity'')', v_table.at_column);
  end if;
  if p_ids is not null then
    select a.attname into strict v_key from pg_catalog.pg_index i
      join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = p_table::regclass and i.indisprimary;
    v_where := v_where || format(' and t.%I::text = any ($3)', v_key);
  end if;
  execute format(
    $query$
      with affected as (
        select (%s)::uuid as user_id, (%s)::text as email, (%s)::text as phone, (%s)::uuid as order_id from %s t where %s
      ), known as (
        select coalesce(a.user_id, o.user_id) as user_id,
          coalesce(o.name, nullif(btrim(concat_ws(' ', p.first_name, p.last_name)), '')) as name,
          lower(coalesce(a.email, o.email, nullif(u.email, ''))) as email,
          coalesce(a.phone, o.phone, '+' || ltrim(nullif(u.phone, ''), '+')) as phone
        from affected a
        left join public.orders o on o.id = a.order_id
        left join auth.users u on u.id = coalesce(a.user_id, o.user_id)
        left join public.profiles p on p.id = u.id
      ), people as (
        select (array_agg(user_id) filter (where user_id is not null))[1] as user_id, max(name) as name, email,
          max(phone) as phone, count(*) as rows
        from known group by email, case when email is null then coalesce(user_id::text, phone) end
      )
      select coalesce(jsonb_agg(to_jsonb(people) order by email, phone), '[]') from people
    $query$,
    coalesce(v_table.user_id, 'null'), coalesce(v_table.email, 'null'), coalesce(v_table.phone, 'null'),
    coalesce(v_table.order_id, 'null'), p_table, v_where
  ) into v_people using p_from, p_to, p_ids;
  return v_people;
end $$;
