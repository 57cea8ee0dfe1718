-- The text of a constraint violation for a job's log, without the names of tables and constraints.
create function private.explain_violation(p_state text) returns text
language sql immutable set search_path = '' as $$
  select case p_state
    when '23505' then 'Something else has this name, SKU or barcode already'
    when '23503' then 'Something that it needs is not there any more'
    when '23514' then 'A value is out of its range'
    else 'A value does not fit'
  end
$$;
