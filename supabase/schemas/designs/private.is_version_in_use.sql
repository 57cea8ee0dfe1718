-- Whether a version is in use and stays: by a shared link, an order, a group order, or for a year by a submission of an
-- existing account.
create function private.is_version_in_use(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_version.share_token_hash is not null
    or exists (select from public.order_items where design_version_id = p_version.id)
    or exists (select from private.group_orders where version_id = p_version.id)
    or exists (
      select from private.group_orders g join private.group_members m on m.group_id = g.id
      where m.version_id = p_version.id and g.closed_at is null
    )
    or p_version.user_id is not null and exists (
      select from public.submissions where version_id = p_version.id and updated_at > private.now() - interval '1 year'
    )
$$;
