-- Creates missing partitions of a month (in UTC) of the five event tables.
create function private.make_analytics_partitions(p_month date) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_starts date := date_trunc('month', p_month)::date;
  v_table text;
  v_name text;
begin
  foreach v_table in array array['user_analytics', 'page_analytics', 'product_analytics', 'cart_analytics', 'search_analytics'] loop
    v_name := v_table || '_' || to_char(v_starts, 'YYYY_MM');
    if to_regclass('private.' || v_name) is null then
      execute format(
        'create table private.%I partition of private.%I for values from (%L) to (%L)', v_name, v_table,
        v_starts::timestamp at time zone 'UTC', (v_starts + interval '1 month')::timestamp at time zone 'UTC'
      );
      execute format('alter table private.%I enable row level security', v_name);
    end if;
  end loop;
end $$;

select private.make_analytics_partitions((private.now() at time zone 'UTC' + make_interval(months => nr))::date) from generate_series(-3, 2) as nr;
