-- Whether something names this version, so that it stays: a shared link.
create function private.is_version_named(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$ select p_version.share_token_hash is not null $$;
