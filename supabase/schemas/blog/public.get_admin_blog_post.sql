-- A post with its authors' names and its revisions without their texts; null when it is deleted.
create function public.get_admin_blog_post(p_id bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  return (
    select to_jsonb(p) || jsonb_build_object(
      'old_slugs', (
        select coalesce(jsonb_agg(s.slug order by s.created_at desc), '[]') from public.blog_slugs s where s.post_id = p.id
      ),
      'revisions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'version', r.version, 'saved_at', r.saved_at, 'by', private.format_person_name(r.saved_by)
        ) order by r.version desc), '[]')
        from public.blog_revisions r where r.post_id = p.id
      )
    )
    from public.blog_posts p where p.id = p_id
  );
end $$;
