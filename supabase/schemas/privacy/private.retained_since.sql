-- The time before which a rule of lib/privacy/personal-tables.ts keeps no rows.
create function private.retained_since(p_rule text) returns timestamptz
language sql stable set search_path = '' as $$
  select private.now() - make_interval(days => r.days) from private.retention_rules() r where r.id = p_rule
$$;
