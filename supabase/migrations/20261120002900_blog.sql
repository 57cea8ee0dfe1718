-- The blog: posts that staff write in Markdown. The jobs runner publishes scheduled posts at their minute.
create table public.blog_authors (
  id bigint generated always as identity primary key,
  name text not null unique check (name = btrim(name) and char_length(name) between 1 and 80),
  about text not null default '' check (char_length(about) <= 300),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);

create table public.blog_posts (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  title text not null check (
    title = btrim(title) and char_length(title) between 1 and 120 and title !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
  ),
  summary text not null default '' check (char_length(summary) <= 300),
  body text not null default '' check (char_length(body) <= 60000),
  minutes int not null generated always as (greatest(1, round(
    cardinality(regexp_split_to_array(btrim(body), '\s+')) / 220.0
  )::int)) stored,
  author_id bigint not null references public.blog_authors (id),
  tags text[] not null default '{}' check (
    cardinality(tags) <= 6 and coalesce(array_ndims(tags), 1) = 1 and char_length(array_to_string(tags, ',')) <= 200
    and array_to_string(tags, ',', '?') ~ '^([a-z0-9]+([-,][a-z0-9]+)*)?$'
    and array_to_string(tags, ',') !~ '[^,]{31}'
  ),
  cover_url text check (char_length(cover_url) <= 500 and cover_url ~ '^https?://[^\s"<>]+$'),
  cover_alt text not null default '' check (char_length(cover_alt) <= 200),
  seo_title text not null default '' check (char_length(seo_title) <= 120),
  seo_description text not null default '' check (char_length(seo_description) <= 320),
  publish_at timestamptz check (publish_at between '2000-01-01' and '2100-01-01'),
  is_live boolean not null default false,
  changed_at timestamptz not null default private.now(),
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint blog_posts_live_has_time check (not is_live or publish_at is not null),
  constraint blog_posts_free_slug check (slug not in ('tag', 'page'))
);
comment on column public.blog_posts.publish_at is 'Null: a draft';
comment on column public.blog_posts.is_live is 'Visitors see it; the jobs runner sets it when publish_at has come';
comment on column public.blog_posts.minutes is 'To read it: 220 words each';
comment on column public.blog_posts.changed_at is 'When what readers see was last changed';
create index blog_posts_newest on public.blog_posts (publish_at desc, id desc) where is_live;
create index blog_posts_due on public.blog_posts (publish_at) where not is_live and publish_at is not null;
create index blog_posts_tags on public.blog_posts using gin (tags);
create index blog_posts_words on public.blog_posts using gin ((title || ' ' || slug) extensions.gin_trgm_ops);
create index blog_posts_author_id on public.blog_posts (author_id);
create index blog_posts_changed on public.blog_posts (updated_at desc, id desc);

create table public.blog_slugs (
  slug text primary key,
  post_id bigint not null references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default private.now()
);
comment on table public.blog_slugs is 'Slugs that published posts had: their links lead on to the new ones';
create index blog_slugs_post_id on public.blog_slugs (post_id);

create table public.blog_revisions (
  id bigint generated always as identity primary key,
  post_id bigint not null references public.blog_posts (id) on delete cascade,
  version int not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  saved_by uuid references auth.users (id) on delete set null,
  saved_at timestamptz not null default private.now(),
  unique (post_id, version)
);
create index blog_revisions_saved_by on public.blog_revisions (saved_by);
comment on table public.blog_revisions is 'What was saved of a post, the newest fifty times';

create table public.blog_typings (
  id uuid primary key,
  post_id bigint references public.blog_posts (id) on delete cascade,
  person uuid not null references auth.users (id) on delete cascade,
  person_name text not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 300000),
  typed_at timestamptz not null default private.now()
);
comment on table public.blog_typings is
  'What somebody has typed into a form of a post and not saved, one row for each open form; forgotten after 30 days';
comment on column public.blog_typings.post_id is 'Null: of a post that is not saved yet';
create index blog_typings_post_id on public.blog_typings (post_id, typed_at desc);
create index blog_typings_person on public.blog_typings (person, typed_at desc);
create index blog_typings_typed_at on public.blog_typings (typed_at);

alter table public.blog_authors enable row level security;
alter table public.blog_posts enable row level security;
alter table public.blog_slugs enable row level security;
alter table public.blog_revisions enable row level security;
alter table public.blog_typings enable row level security;

create policy blog_posts_select_public on public.blog_posts for select to anon, authenticated using (is_live);
create policy blog_posts_select_staff on public.blog_posts for select to authenticated
  using ((select private.may('content.write')));
create policy blog_authors_select_public on public.blog_authors for select to anon, authenticated
  using (exists (select from public.blog_posts p where p.author_id = blog_authors.id and p.is_live));
create policy blog_authors_select_staff on public.blog_authors for select to authenticated
  using ((select private.may('content.write')));
create policy blog_slugs_select_public on public.blog_slugs for select to anon, authenticated
  using (exists (select from public.blog_posts p where p.id = post_id and p.is_live));
create policy blog_revisions_select_staff on public.blog_revisions for select to authenticated
  using ((select private.may('content.write')));

create policy blog_typings_select_staff on public.blog_typings for select to authenticated
  using ((select private.may('content.write')));

create view public.blog_post_list as
select p.id, p.slug, p.title, p.tags, p.publish_at, p.is_live, p.updated_at as edited_at, a.name as author,
  p.publish_at is null as is_draft, p.publish_at is not null and not p.is_live as is_scheduled,
  p.title || ' ' || p.slug as words
from public.blog_posts p join public.blog_authors a on a.id = p.author_id
where (select private.may('content.write'));

create function private.grants_of_blog() returns void
language sql set search_path = '' as $$
  grant select on public.blog_authors, public.blog_posts, public.blog_slugs to anon, authenticated;
  grant select on public.blog_post_list, public.blog_revisions, public.blog_typings to authenticated;
  grant execute on function
    public.save_blog_post(bigint, int, jsonb), private.save_blog_post(bigint, int, jsonb),
    public.delete_blog_post(bigint, int), private.delete_blog_post(bigint, int),
    public.blog_post_desk(bigint), private.blog_post_desk(bigint),
    public.save_blog_author(bigint, text, text), private.save_blog_author(bigint, text, text),
    public.keep_blog_typing(uuid, bigint, jsonb), private.keep_blog_typing(uuid, bigint, jsonb),
    public.drop_blog_typing(uuid), private.drop_blog_typing(uuid)
    to authenticated;
$$;

-- A picture that is new in a text was uploaded here and is still there. PT409 picture_gone.
create function private.take_text_picture(p_old text, p_new text) returns void
language plpgsql set search_path = '' as $$
begin
  if p_new is null or p_new is not distinct from p_old then
    return;
  end if;
  delete from private.loose_pictures where image_url = p_new and claimed_at is null;
  if not found and not private.is_picture_shown(p_new) then
    raise sqlstate 'PT409' using message = 'The picture is not there any more', hint = 'picture_gone';
  end if;
end $$;

-- Pictures of a text whose files go after a day unless something shows them then.
create function private.leave_text_pictures(p_cover text, p_body text) returns void
language sql set search_path = '' as $$
  insert into private.loose_pictures (image_url)
  select distinct url from (
    select p_cover as url
    union all
    select match[1] from regexp_matches(p_body, '\((https?://[^\s()]+\.webp)', 'g') as match
  ) as one where url is not null
  on conflict (image_url) do nothing
$$;

-- Adds a post (p_id null) or changes it; p_version is the version that was read. p_fields: title, slug, summary, body,
-- author_id, tags, cover_url, cover_alt, seo_title, seo_description, publish ('no', 'now', 'at') and publish_at. Returns
-- its id. PT404 not_found; PT409 stale, slug_taken, picture_gone; PT422 bad_post.
create function private.save_blog_post(p_id bigint, p_version int, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.blog_posts;
  v_old public.blog_posts;
begin
  perform private.require_permission('content.write');
  v_new := jsonb_populate_record(null::public.blog_posts, p_fields - 'publish');
  if p_id is not null then
    select * into v_old from public.blog_posts where id = p_id for no key update;
    if v_old.id is null then
      raise sqlstate 'PT404' using message = 'This post is gone', hint = 'not_found';
    elsif v_old.version is distinct from p_version then
      raise sqlstate 'PT409' using message = 'Somebody else saved this post', hint = 'stale';
    end if;
  end if;
  if coalesce(p_fields ->> 'publish', '') not in ('no', 'now', 'at')
    or (p_fields ->> 'publish' = 'at' and v_new.publish_at is null)
    or p_fields - array[
      'title', 'slug', 'summary', 'body', 'author_id', 'tags', 'cover_url', 'cover_alt', 'seo_title', 'seo_description',
      'publish', 'publish_at'
    ] <> '{}' then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_post';
  end if;
  v_new.publish_at := case p_fields ->> 'publish'
    when 'no' then null
    when 'now' then case when v_old.is_live then v_old.publish_at else private.now() end
    else v_new.publish_at
  end;
  v_new.is_live := coalesce(v_new.publish_at <= private.now(), false);
  if exists (select from public.blog_slugs where slug = v_new.slug and post_id is distinct from p_id) then
    raise sqlstate 'PT409' using message = 'Another post had this address', hint = 'slug_taken';
  end if;
  perform private.take_text_picture(v_old.cover_url, v_new.cover_url);
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
    perform private.leave_text_pictures(nullif(v_old.cover_url, coalesce(v_new.cover_url, '')), v_old.body);
  end if;
  insert into public.blog_revisions (post_id, version, fields, saved_by)
    values (v_new.id, v_new.version, p_fields, private.acting_staff());
  delete from public.blog_revisions where post_id = v_new.id and version <= v_new.version - 50;
  return v_new.id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another post has this address', hint = 'slug_taken';
  when check_violation or not_null_violation or foreign_key_violation or data_exception then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_post';
end $$;

create function public.save_blog_post(p_id bigint, p_version int, p_fields jsonb) returns bigint
language sql set search_path = '' as $$ select private.save_blog_post(p_id, p_version, p_fields) $$;

-- PT404 not_found; PT409 stale.
create function private.delete_blog_post(p_id bigint, p_version int) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.blog_posts;
begin
  perform private.require_permission('content.write');
  select * into v_old from public.blog_posts where id = p_id for update;
  if v_old.id is null then
    raise sqlstate 'PT404' using message = 'This post is gone', hint = 'not_found';
  elsif v_old.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'Somebody else saved this post', hint = 'stale';
  end if;
  perform private.leave_text_pictures(v_old.cover_url, v_old.body);
  delete from public.blog_posts where id = p_id;
end $$;

create function public.delete_blog_post(p_id bigint, p_version int) returns void
language sql set search_path = '' as $$ select private.delete_blog_post(p_id, p_version) $$;

-- A post with the names of its authors and its revisions without their texts; null when it is gone.
create function private.blog_post_desk(p_id bigint) returns jsonb
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
          'id', r.id, 'version', r.version, 'saved_at', r.saved_at, 'by', private.name_of_person(r.saved_by)
        ) order by r.version desc), '[]')
        from public.blog_revisions r where r.post_id = p.id
      )
    )
    from public.blog_posts p where p.id = p_id
  );
end $$;

create function public.blog_post_desk(p_id bigint) returns jsonb
language sql stable set search_path = '' as $$ select private.blog_post_desk(p_id) $$;

-- Adds an author (p_id null) or changes one. Returns the id. PT404 not_found; PT409 name_taken; PT422 bad_author.
create function private.save_blog_author(p_id bigint, p_name text, p_about text) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  v_id bigint;
begin
  perform private.require_permission('content.write');
  if p_id is null then
    insert into public.blog_authors (name, about) values (btrim(p_name), btrim(p_about)) returning id into v_id;
    return v_id;
  end if;
  update public.blog_authors set name = btrim(p_name), about = btrim(p_about) where id = p_id returning id into v_id;
  if v_id is null then
    raise sqlstate 'PT404' using message = 'This author is gone', hint = 'not_found';
  end if;
  return v_id;
exception
  when unique_violation then
    raise sqlstate 'PT409' using message = 'Another author has this name', hint = 'name_taken';
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_author';
end $$;

create function public.save_blog_author(p_id bigint, p_name text, p_about text) returns bigint
language sql set search_path = '' as $$ select private.save_blog_author(p_id, p_name, p_about) $$;

-- Keeps what somebody has typed into an open form of a post (p_post_id null: of a new one), in place of what that form kept
-- before. Of each person the newest hundred stay, for 30 days. PT404 not_found: the post is gone, or the form is another
-- person's; PT422 bad_post.
create function private.keep_blog_typing(p_id uuid, p_post_id bigint, p_fields jsonb) returns timestamptz
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_me uuid := (select auth.uid());
  v_at timestamptz;
begin
  perform private.require_permission('content.write');
  delete from public.blog_typings where id in (
    select id from public.blog_typings where typed_at < private.now() - interval '30 days' limit 20 for update skip locked
  );
  insert into public.blog_typings (id, post_id, person, person_name, fields)
    values (p_id, p_post_id, v_me, private.name_of_person(v_me), p_fields)
    on conflict (id) do update set fields = excluded.fields, typed_at = private.now() where blog_typings.person = v_me
    returning typed_at into v_at;
  if v_at is null then
    raise sqlstate 'PT404' using message = 'This form is somebody else''s', hint = 'not_found';
  end if;
  delete from public.blog_typings where id in (
    select id from public.blog_typings where person = v_me order by typed_at desc offset 100
  );
  return v_at;
exception
  when foreign_key_violation then
    raise sqlstate 'PT404' using message = 'This post is gone', hint = 'not_found';
  when check_violation or not_null_violation then
    raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_post';
end $$;

create function public.keep_blog_typing(p_id uuid, p_post_id bigint, p_fields jsonb) returns timestamptz
language sql set search_path = '' as $$ select private.keep_blog_typing(p_id, p_post_id, p_fields) $$;

-- Forgets what a form kept: it was saved or thrown away. Nothing happens when it is gone, or another person's.
create function private.drop_blog_typing(p_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_permission('content.write');
  delete from public.blog_typings where id = p_id and person = (select auth.uid());
end $$;

create function public.drop_blog_typing(p_id uuid) returns void
language sql set search_path = '' as $$ select private.drop_blog_typing(p_id) $$;

-- Shows the posts whose minute has come, and tells how many. The jobs runner calls it.
create function public.publish_due_posts() returns int
language sql set search_path = '' as $$
  with due as (
    select id from public.blog_posts where not is_live and publish_at <= private.now() order by publish_at limit 100
    for no key update skip locked
  ), shown as (
    update public.blog_posts p set is_live = true, changed_at = p.publish_at from due where p.id = due.id returning p.id
  )
  select count(*)::int from shown
$$;

-- Only what visitors see, before or after.
create function private.note_blog_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(old.is_live, false) or coalesce(new.is_live, false) then
    insert into private.storefront_changes (subject) values ('blog_posts');
  end if;
  return null;
end $$;

create trigger blog_authors_touch before update on public.blog_authors
  for each row execute function private.touch_updated_at();
create trigger blog_posts_touch before update on public.blog_posts
  for each row execute function private.touch_updated_at();
create trigger blog_posts_note after insert or update or delete on public.blog_posts
  for each row execute function private.note_blog_post();
create trigger blog_authors_note after update on public.blog_authors
  for each row execute function private.note_change('blog_posts');
-- Texts are kept as revisions.
create trigger blog_posts_audit after insert or update or delete on public.blog_posts
  for each row execute function private.audit('id', 'created_at', 'changed_at', 'body', 'version');
create trigger blog_authors_audit after insert or update or delete on public.blog_authors
  for each row execute function private.audit('id', 'created_at');
