-- The minimum total, in rupees, of a high-value order (spec 9).
create function private.high_value_from() returns numeric
language sql immutable set search_path = '' as 'select 5000::numeric';
