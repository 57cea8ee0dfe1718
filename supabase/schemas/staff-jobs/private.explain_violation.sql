-- The text of a constraint violation for a job's log, without the names of tables and constraints.
create function private.explain_violation(p_state text) returns text
language sql immutable set search_path = '' as $$
  select case p_state
    when '23505' then 'Another record already has this name, SKU or barcode'
    when '23503' then 'Something it needs no longer exists'
    when '23514' then 'A value is out of its range'
    else 'A value is invalid'
  end
$$;
