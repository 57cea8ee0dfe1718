-- '2026-27': 1 April to 31 March in Indian time.
create function private.financial_year(p_at timestamptz) returns text
language sql immutable set search_path = '' as $$
  select starts::text || '-' || lpad(((starts + 1) % 100)::text, 2, '0')
  from (select extract(year from (p_at at time zone 'Asia/Kolkata') - interval '3 months')::int as starts) as year
$$;
