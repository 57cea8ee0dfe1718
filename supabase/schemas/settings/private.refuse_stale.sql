-- Raises PT409 when the version that a person saw is not the present one.
create function private.refuse_stale(p_seen timestamptz, p_is timestamptz) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if p_seen is distinct from p_is then
    raise sqlstate 'PT409' using message = 'Someone else just saved this', hint = 'stale';
  end if;
end $$;
