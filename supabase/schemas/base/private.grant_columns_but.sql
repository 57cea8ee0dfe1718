-- Admins are "authenticated" too: they get exact numbers only through the server.
create function private.grant_columns_but(p_table regclass, p_hidden text[]) returns void
language plpgsql set search_path = '' as $$
begin
  execute (
    select format('grant select (%s) on %s to anon, authenticated', string_agg(quote_ident(attname), ', '), p_table)
    from pg_catalog.pg_attribute
    where attrelid = p_table and attnum > 0 and not attisdropped and attname <> all (p_hidden)
  );
end $$;
