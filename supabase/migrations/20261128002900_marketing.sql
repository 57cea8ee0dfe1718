-- The sections of the home page, of /marketing and of the announcement bar, in an order, each with its time.
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
      'title', 'text', 'buttonLabel', 'buttonHref', 'secondLabel', 'secondHref', 'source', 'productCount', 'tone', 'pictureUrl',
      'pictureAlt'
    ] = '{}'
    and coalesce(words ->> 'productCount', '4') in ('4', '8', '12') and coalesce(words ->> 'tone', 'paper') in ('paper', 'ink')
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
  constraint marketing_sections_line_in_bar check ((place = 'bar') = (kind = 'line')),
  constraint marketing_sections_picture check (
  coalesce(words ->> 'pictureUrl', '') ~ '^(https?://[A-Za-z0-9.:_/-]+)?$'
)
);
comment on column public.marketing_sections.words is 'What staff write in it, by names of lib/marketing/section.ts';
comment on column public.marketing_sections.is_live is 'Visitors see it: not hidden, and its time is now; set when it is saved and by the jobs runner';
comment on column public.marketing_sections.version is 'Of its words and its time; a move does not count';
alter table public.marketing_sections enable row level security;

create policy marketing_sections_select_public on public.marketing_sections for select to anon, authenticated using (is_live);

create policy marketing_sections_select_staff on public.marketing_sections for select to authenticated
  using ((select private.may('content.write')));

insert into public.marketing_sections (place, kind, position, words) values
  ('home', 'hero', 1, jsonb_build_object(
    'title', '{{tagline}}',
    'text', 'Tees in combed cotton, printed in India with prints worth a second look: peacocks, cutting chai, the 8:14 local.',
    'buttonLabel', 'Shop all tees', 'buttonHref', '/products', 'secondLabel', 'Design your own', 'secondHref', '/custom-design'
  )),
  ('home', 'facts', 2, '{}'),
  ('home', 'categories', 3, '{"title": "Who''s it for?"}'),
  ('home', 'products', 4, '{"title": "New arrivals", "source": "newest", "productCount": "8", "tone": "paper"}'),
  ('home', 'products', 5, jsonb_build_object(
    'title', 'Premium', 'text', 'Heavier cotton, larger prints and smaller runs.',
    'source', 'premium', 'productCount', '4', 'tone', 'ink'
  )),
  ('home', 'basics', 6, jsonb_build_object('text', 'The tee we print on, without a print. Choose a colour.')),
  ('home', 'steps', 7, '{"title": "How a tee gets made"}'),
  ('marketing', 'hero', 1, jsonb_build_object(
    'title', 'Hand-drawn, never a stock photo',
    'text', 'Every {{shop_name}} print is our own drawing, made for the size it''s printed at, on cotton that keeps its shape.',
    'buttonLabel', 'See the new tees', 'buttonHref', '/products', 'secondLabel', 'Design your own', 'secondHref', '/custom-design'
  )),
  ('marketing', 'facts', 2, '{}'),
  ('marketing', 'products', 3, jsonb_build_object(
    'title', 'Our premium tees', 'source', 'premium', 'productCount', '4', 'tone', 'ink'
  )),
  ('marketing', 'steps', 4, '{"title": "From a pencil line to your door"}'),
  ('marketing', 'text', 5, jsonb_build_object(
    'title', 'Bring your own idea',
    'text', E'A team name, your daughter''s drawing, an inside joke: put it on a tee and see it on the fabric before you order.\n\n- One tee, or one for each of you; the price shows as you design\n- Front, back and both sleeves\n- Printed on a film and pressed into the fabric: any number of colours, for about 50 washes',
    'buttonLabel', 'Start a design', 'buttonHref', '/custom-design'
  )),
  ('marketing', 'posts', 6, '{"title": "Good to know before you buy"}');
update public.marketing_sections set is_live = true;
