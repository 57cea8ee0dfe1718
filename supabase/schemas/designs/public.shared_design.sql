-- What a shared link shows: the version, without its owner, and whether AI drew a picture of it. Null when the link does not exist, or its design was deleted.
create function public.shared_design(p_token_hash text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', v.id, 'name', v.name, 'document', v.document, 'created_at', v.created_at,
    'is_ai', private.has_ai_art(v.assets))
  from public.design_versions v
  where v.share_token_hash = p_token_hash and not exists (
    select from public.designs d where d.id = v.design_id and d.user_id = v.user_id and d.deleted_at is not null
  )
$$;
