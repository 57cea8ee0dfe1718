-- What the first page and /marketing are made of, and the line above every page: sections in an order, each with its time.
create table public.marketing_sections (
  id bigint generated always as identity primary key,
  place text not null check (place in ('bar', 'home', 'marketing')),
  kind text not null check (kind in (
    'line', 'hero', 'facts', 'categories', 'products', 'basics', 'steps', 'posts', 'text', 'picture'
  )),
  position int not null check (position > 0),
  words jsonb not null default '{}' check (
    jsonb_typeof(words) = 'object' and octet_length(words::text) <= 30000
    and not jsonb_path_exists(words, '$.* ? (@.type() != "string")')
    and words - array[
      'title', 'text', 'buttonLabel', 'buttonHref', 'secondLabel', 'secondHref', 'source', 'pieces', 'tone', 'pictureUrl',
      'pictureAlt'
    ] = '{}'
    and coalesce(words ->> 'pieces', '4') in ('4', '8', '12') and coalesce(words ->> 'tone', 'paper') in ('paper', 'ink')
    and coalesce(words ->> 'source', 'newest') ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
  ),
  is_hidden boolean not null default false,
  starts_at timestamptz check (starts_at between '2000-01-01' and '2100-01-01'),
  ends_at timestamptz check (ends_at between '2000-01-01' and '2100-01-01'),
  is_live boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint marketing_sections_links check (
    coalesce(words ->> 'buttonHref', '') ~ '^(/([^/\s\\][^\s\\]*)?|https://[A-Za-z0-9.-]+([/?#]\S*)?)?$'
    and coalesce(words ->> 'secondHref', '') ~ '^(/([^/\s\\][^\s\\]*)?|https://[A-Za-z0-9.-]+([/?#]\S*)?)?$'
  ),
  constraint marketing_sections_place unique (place, position) deferrable initially deferred,
  constraint marketing_sections_ends_later check (ends_at > starts_at),
  constraint marketing_sections_line_in_bar check ((place = 'bar') = (kind = 'line'))
);
comment on column public.marketing_sections.words is 'What staff write in it, by names of lib/marketing/section.ts';
comment on column public.marketing_sections.is_live is 'Visitors see it: not hidden, and its time is now; set when it is saved and by the jobs runner';
comment on column public.marketing_sections.version is 'Of its words and its time; a move does not count';

alter table public.marketing_sections enable row level security;
create policy marketing_sections_select_public on public.marketing_sections for select to anon, authenticated using (is_live);
create policy marketing_sections_select_staff on public.marketing_sections for select to authenticated
  using ((select private.may('content.write')));

create function private.grants_of_marketing() returns void
language sql set search_path = '' as $$
  grant select on public.marketing_sections to anon, authenticated;
  grant execute on function
    public.save_marketing_section(bigint, int, jsonb), private.save_marketing_section(bigint, int, jsonb),
    public.move_marketing_section(bigint, int), private.move_marketing_section(bigint, int),
    public.delete_marketing_section(bigint, int), private.delete_marketing_section(bigint, int)
    to authenticated;
$$;

create function private.set_section_live() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.is_live := not new.is_hidden and coalesce(new.starts_at <= private.now(), true) and coalesce(new.ends_at > private.now(), true);
  return new;
end $$;

-- Only what visitors see, before or after. The bar stands above every page, so it is noted apart.
create function private.note_marketing_section() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(old.is_live, false) or coalesce(new.is_live, false) then
    insert into private.storefront_changes (subject)
      values (case coalesce(new.place, old.place) when 'bar' then 'announcement_bar' else 'marketing_sections' end);
  end if;
  return null;
end $$;

-- Puts a section at p_position of its place, counted from 1; the others keep their order. The place is locked.
create function private.put_section_at(p_id bigint, p_place text, p_position int) returns void
language sql set search_path = '' as $$
  with others as (
    select id, row_number() over (order by position) as at from public.marketing_sections where place = p_place and id <> p_id
  ), wanted as (
    select id, at + case when at >= p_position then 1 else 0 end as at from others
    union all
    select p_id, least(greatest(p_position, 1), (select count(*) from others) + 1)
  )
  update public.marketing_sections s set position = w.at from wanted w where s.id = w.id and s.position <> w.at
$$;

-- Adds a section (p_id null) or changes it; p_version is the version that was read. p_fields: words, is_hidden, starts_at, ends_at, and of
-- a new one place, kind and position (null: the last). Returns its id. PT404 not_found; PT409 stale, too_many, picture_gone; PT422
-- bad_section.
create function private.save_marketing_section(p_id bigint, p_version int, p_fields jsonb) returns bigint
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_new public.marketing_sections;
  v_old public.marketing_sections;
  v_count int;
begin
  perform private.require_permission('content.write');
  v_new := jsonb_populate_record(null::public.marketing_sections, p_fields - array['id', 'is_live', 'version', 'created_at', 'updated_at']);
  if p_id is not null then
    select * into v_old from public.marketing_sections where id = p_id for no key update;
    if v_old.id is null then
      raise sqlstate 'PT404' using message = 'This section is gone', hint = 'not_found';
    elsif v_old.version is distinct from p_version then
      raise sqlstate 'PT409' using message = 'Somebody else saved this section', hint = 'stale';
    end if;
  end if;
  perform private.take_text_picture(nullif(v_old.words ->> 'pictureUrl', ''), nullif(v_new.words ->> 'pictureUrl', ''));
  if p_id is null then
    perform pg_advisory_xact_lock(hashtextextended('marketing ' || v_new.place, 0));
    select count(*) into v_count from public.marketing_sections where place = v_new.place;
    if v_count >= 40 then
      raise sqlstate 'PT409' using message = 'This place has forty sections', hint = 'too_many';
    end if;
    insert into public.marketing_sections (place, kind, position, words, is_hidden, starts_at, ends_at)
      select v_new.place, v_new.kind, coalesce(max(position), 0) + 1, v_new.words, v_new.is_hidden, v_new.starts_at, v_new.ends_at
      from public.marketing_sections where place = v_new.place
      returning * into v_old;
    perform private.put_section_at(v_old.id, v_old.place, coalesce(v_new.position, v_old.position));
    return v_old.id;
  end if;
  update public.marketing_sections set words = v_new.words, is_hidden = v_new.is_hidden, starts_at = v_new.starts_at,
    ends_at = v_new.ends_at, version = version + 1
    where id = p_id;
  perform private.leave_text_pictures(nullif(v_old.words ->> 'pictureUrl', ''), coalesce(v_old.words ->> 'text', ''));
  return p_id;
exception when check_violation or not_null_violation or data_exception then
  raise sqlstate 'PT422' using message = 'A value does not fit', hint = 'bad_section';
end $$;

create function public.save_marketing_section(p_id bigint, p_version int, p_fields jsonb) returns bigint
language sql set search_path = '' as $$ select private.save_marketing_section(p_id, p_version, p_fields) $$;

-- p_position: within its place, from 1. PT404 not_found.
create function private.move_marketing_section(p_id bigint, p_position int) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_place text;
begin
  perform private.require_permission('content.write');
  select place into v_place from public.marketing_sections where id = p_id;
  if v_place is null then
    raise sqlstate 'PT404' using message = 'This section is gone', hint = 'not_found';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('marketing ' || v_place, 0));
  if exists (select from public.marketing_sections where id = p_id) then
    perform private.put_section_at(p_id, v_place, p_position);
  end if;
end $$;

create function public.move_marketing_section(p_id bigint, p_position int) returns void
language sql set search_path = '' as $$ select private.move_marketing_section(p_id, p_position) $$;

-- PT404 not_found; PT409 stale.
create function private.delete_marketing_section(p_id bigint, p_version int) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  v_old public.marketing_sections;
begin
  perform private.require_permission('content.write');
  select * into v_old from public.marketing_sections where id = p_id for update;
  if v_old.id is null then
    raise sqlstate 'PT404' using message = 'This section is gone', hint = 'not_found';
  elsif v_old.version is distinct from p_version then
    raise sqlstate 'PT409' using message = 'Somebody else saved this section', hint = 'stale';
  end if;
  perform private.leave_text_pictures(nullif(v_old.words ->> 'pictureUrl', ''), coalesce(v_old.words ->> 'text', ''));
  delete from public.marketing_sections where id = p_id;
end $$;

create function public.delete_marketing_section(p_id bigint, p_version int) returns void
language sql set search_path = '' as $$ select private.delete_marketing_section(p_id, p_version) $$;

-- Shows the sections whose time has come and hides those whose time is over; how many. The jobs runner calls it.
create function public.switch_due_sections() returns int
language sql set search_path = '' as $$
  with due as (
    select id from public.marketing_sections
    where is_live <> (not is_hidden and coalesce(starts_at <= private.now(), true) and coalesce(ends_at > private.now(), true))
    for no key update skip locked
  ), switched as (
    update public.marketing_sections s set is_live = not s.is_live from due where s.id = due.id returning s.id
  )
  select count(*)::int from switched
$$;

create trigger marketing_sections_live before insert or update on public.marketing_sections
  for each row execute function private.set_section_live();
create trigger marketing_sections_touch before update on public.marketing_sections
  for each row execute function private.touch_updated_at();
create trigger marketing_sections_note after insert or update or delete on public.marketing_sections
  for each row execute function private.note_marketing_section();
create trigger marketing_sections_audit after insert or update or delete on public.marketing_sections
  for each row execute function private.audit('id', 'created_at', 'version', 'is_live', 'position');

insert into public.marketing_sections (place, kind, position, words) values
  ('home', 'hero', 1, jsonb_build_object(
    'title', '{{tagline}}',
    'text', 'Tees in combed cotton, printed in India with things worth looking at twice: peacocks, cutting chai, the 8:14 local.',
    'buttonLabel', 'Shop all tees', 'buttonHref', '/products', 'secondLabel', 'Design your own', 'secondHref', '/custom-design'
  )),
  ('home', 'facts', 2, '{}'),
  ('home', 'categories', 3, '{"title": "Who is it for?"}'),
  ('home', 'products', 4, '{"title": "New arrivals", "source": "newest", "pieces": "8", "tone": "paper"}'),
  ('home', 'products', 5, jsonb_build_object(
    'title', 'Premium', 'text', 'Heavier cotton, larger prints, smaller runs: the tees we take the longest over.',
    'source', 'premium', 'pieces', '4', 'tone', 'ink'
  )),
  ('home', 'basics', 6, jsonb_build_object('text', 'The tee that we print on, without a print. Choose it by colour.')),
  ('home', 'steps', 7, '{"title": "How a tee gets made"}'),
  ('marketing', 'hero', 1, jsonb_build_object(
    'title', 'A tee somebody drew, not a stock photo',
    'text', 'Every print in {{shop_name}} is our own drawing, made for the size it is printed in, on cotton that keeps its shape.',
    'buttonLabel', 'See the new tees', 'buttonHref', '/products', 'secondLabel', 'Design your own', 'secondHref', '/custom-design'
  )),
  ('marketing', 'facts', 2, '{}'),
  ('marketing', 'products', 3, jsonb_build_object(
    'title', 'The ones we take longest over', 'source', 'premium', 'pieces', '4', 'tone', 'ink'
  )),
  ('marketing', 'steps', 4, '{"title": "From a pencil line to your door"}'),
  ('marketing', 'text', 5, jsonb_build_object(
    'title', 'Bring your own idea',
    'text', E'A name for the team, a drawing of your daughter, a line that only your friends understand: put it on a tee and see it on the cloth before you order.\n\n- One piece or a hundred, printed the same way\n- {{return_days}} to send back what does not fit\n- Water-based inks that stay soft in the wash',
    'buttonLabel', 'Start a design', 'buttonHref', '/custom-design'
  )),
  ('marketing', 'posts', 6, '{"title": "Worth knowing before you buy"}');
