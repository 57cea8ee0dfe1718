-- One spelling per mailbox: lower case, without "+tag", for Gmail without dots. Equals emailKey() in lib/email.ts.
create function private.email_key(p_email text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when host in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || host
  end
  from (
    select regexp_replace(local, '^(.[^+]*)\+.*$', '\1') as mailbox, host
    from (
      select regexp_replace(lower(btrim(p_email)), '@[^@]*$', '') as local,
        regexp_replace(lower(btrim(p_email)), '^.*@', '') as host
    ) as parts
  ) as tidied
$$;
