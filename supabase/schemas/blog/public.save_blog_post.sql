-- Adds a post (p_id null) or changes it; p_version is the version that was read. p_fields: title, slug, summary, body,
-- author_id, tags, cover_url, cover_alt, seo_title, seo_description, publish ('no', 'now', 'at') and publish_at. Returns
-- its id. PT404 not_found; PT409 stale, slug_taken, picture_gone; PT422 bad_post, whose detail names the
-- column or the constraint.
create function public.save_blog_post(p_id bigint, p_version int, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.blog_posts;
  v_old public.blog_posts;
  v_column text;
  v_constraint text;
begin
  perform private.require_permission('content.write');
  v_new := jsonb_populate_record(null::public.blog_posts, p_fields - 'publish');
  if p_id is not null then
    select * into v_old from public.blog_posts where id = p_id for no key update;
    if v_old.id is null then
      raise sqlstate 'PT404' using message = 'This post no longer exists', hint = 'not_found';
    elsif v_old.version is distinct from p_version then
      raise sqlstate 'PT409' using message = 'Someone else saved this post', hint = 'stale';
    end if;
  end if;
  if coalesce(p_fields ->> 'publish', '') not in ('no', 'now', 'at')
    or (p_fields ->> 'publish' = 'at' and v_new.publish_at is null)
    or p_fields - array[
      'title', 'slug', 'summary', 'body', 'author_id', 'tags', 'cover_url', 'cover_alt', 'seo_title', 'seo_description',
      'publish', 'publish_at'
    ] <> '{}' then
    raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_post';
  end if;
  v_new.publish_at := case p_fields ->> 'publish'
    when 'no' then null
    when 'now' then case when v_old.is_live then v_old.publish_at else private.now() end
    else v_new.publish_at
  end;
  v_new.is_live := coalesce(v_new.publish_at <= private.now(), false);
  if exists (select from public.blog_slugs where slug = v_new.slug and post_id is distinct from p_id) then
    raise sqlstate 'PT409' using message = 'Another post used this URL', hint = 'slug_taken';
  end if;
  perform private.claim_text_picture(v_old.cover_url, v_new.cover_url);
  if p_id is null then
    insert into public.blog_posts (
      slug, title, summary, body, author_id, tags, cover_url, cover_alt, seo_title, seo_description, publish_at, is_live
    ) values (
      v_new.slug, v_new.title, v_new.summary, v_new.body, v_new.author_id, v_new.tags, v_new.cover_url, v_new.cover_alt,
      v_new.seo_title, v_new.seo_description, v_new.publish_at, v_new.is_live
    ) returning * into v_new;
  else
    update public.blog_posts set
      slug = v_new.slug, title = v_new.title, summary = v_new.summary, body = v_new.body, author_id = v_new.author_id,
      tags = v_new.tags, cover_url = v_new.cover_url, cover_alt = v_new.cover_alt, seo_title = v_new.seo_title,
      seo_description = v_new.seo_description, publish_at = v_new.publish_at, is_live = v_new.is_live,
      changed_at = private.now(), version = version + 1
      where id = p_id returning * into v_new;
    if v_old.slug <> v_new.slug then
      delete from public.blog_slugs where slug = v_new.slug;
      insert into public.blog_slugs (slug, post_id) select v_old.slug, p_id where v_old.is_live
        on conflict (slug) do nothing;
    end if;
    perform private.release_text_pictures(nullif(v_old.cover_url, coalesce(v_new.cover_url, '')), v_old.body);
  end if;
  insert into public.blog_revisions (post_id, version, fields, saved_by)
    values (v_new.id, v_new.version, p_fields, private.acting_staff());
  delete from public.blog_revisions where post_id = v_new.id and version <= v_new.version - 50;
  return v_new.id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another post has this URL', hint = 'slug_taken';
  when check_violation or not_null_violation or foreign_key_violation or data_exception then
    get stacked diagnostics v_column = column_name, v_constraint = constraint_name;
    raise sqlstate 'PT422' using message = 'A value is invalid', hint = 'bad_post',
      detail = coalesce(nullif(v_column, ''), v_constraint);
end $$;
