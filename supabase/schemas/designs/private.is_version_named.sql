-- Whether something names this version, so that it stays: a shared link, or an order.
create function private.is_version_named(p_version public.design_versions) returns boolean
language sql stable set search_path = '' as $$
  select p_version.share_token_hash is not null
    or exists (select from public.order_items where design_version_id = p_version.id)
$$;
