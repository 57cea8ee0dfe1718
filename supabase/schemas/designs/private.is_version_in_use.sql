-- Whether a version is in use and stays: by a shared link, an order, or for a year by a submission of an existing account.
create function private.is_version_in_use(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_version.share_token_hash is not null
    or exists (select from public.order_items where design_version_id = p_version.id)
    or p_version.user_id is not null and exists (
      select from public.submissions where version_id = p_version.id and updated_at > private.now() - interval '1 year'
    )
$$;
