-- Serialises the orders of one customer, identified by account, phone or mailbox.
create function private.lock_customer(p_user_id uuid, p_email text, p_phone text) returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(known.key) from (
    select distinct hashtextextended(name, 0) as key
    from unnest(array['user ' || p_user_id::text, 'email ' || private.email_key(p_email), 'phone ' || p_phone]) as name
    where name is not null order by key
  ) as known;
end $$;
