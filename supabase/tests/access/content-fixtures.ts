import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

/** Texts of staff: one that visitors see and one that they don't. */
export async function makeContentFixtures(db: Db): Promise<Record<string, Fixture>> {
  const { rows } = await db.query(`
    with authors as (
      insert into public.blog_authors (name) values ('Access live'), ('Access draft') returning id, name
    ), posts as (
      insert into public.blog_posts (slug, title, author_id, publish_at, is_live)
      select 'access-' || right(name, -7), name, id, case name when 'Access live' then now() end, name = 'Access live'
      from authors returning id, title, author_id
    ), slugs as (
      insert into public.blog_slugs (slug, post_id) select 'was-' || id, id from posts
    ), revisions as (
      insert into public.blog_revisions (post_id, version, fields) select id, 1, '{}' from posts returning id, post_id
    )
    select p.title, p.id, p.author_id, r.id as revision
    from posts p join revisions r on r.post_id = p.id order by p.title desc`);
  const [live, draft] = rows;
  const typings = await db.query(
    `insert into public.blog_typings (id, post_id, person, person_name, fields)
     select gen_random_uuid(), $1, id, 'Editor', '{}' from auth.users where email = 'support@kapas.test' returning id, person`,
    [draft.id],
  );
  const [typing] = typings.rows;
  const consent = await db.query(
    "insert into public.consents (browser_id, category, is_allowed, services, version, answered_at) values (gen_random_uuid(), 'chat', true, '{crisp}', 1, now()) returning id",
  );
  await db.query("insert into public.crawler_visits (bot, file) values ('Access', '/access')");
  await db.query("insert into public.missing_pages (path) values ('/access')");
  await db.query("insert into public.redirects (source, target) values ('/access', '/')");
  await db.query(
    "insert into public.og_pictures (kind, thing_id, url, made_at) values ('post', -1, 'x', now())",
  );
  const messages = await db.query(
    `with message as (
       insert into public.contact_messages (name, email, topic, body) values ('Access', 'access@example.com', 'other', 'x') returning id
     ), reply as (
       insert into public.contact_replies (id, message_id, body, author_name) select gen_random_uuid(), id, 'x', 'Staff' from message
       returning id, message_id
     )
     select message_id, id from reply`,
  );
  const [message] = messages.rows;
  const aPage = "(key, title, heading, description, body) values";
  await db.query(`insert into public.pages ${aPage} ('about', 'x', 'x', 'x', 'x')`);
  const revision = await db.query(
    "insert into public.page_revisions (page, version, fields) values ('about', 1, '{}') returning id",
  );
  const sections = await db.query(
    "insert into public.marketing_sections (place, kind, position, is_hidden) values ('bar', 'line', 900, false), ('bar', 'line', 901, true) returning id",
  );
  const [shownSection, hiddenSection] = sections.rows;
  const pings = await db.query(
    "insert into public.indexnow_pings (paths, up_to) values ('{/access}', now()) returning id",
  );
  return {
    "public.blog_authors": {
      key: "id",
      rows: { live: live.author_id, draft: draft.author_id },
      inserts: { row: "(name) values ('New')" },
      update: "about = 'Edited'",
    },
    "public.blog_posts": {
      key: "id",
      rows: { live: live.id, draft: draft.id },
      inserts: { row: `(slug, title, author_id) values ('new-one', 'New', ${live.author_id})` },
      update: "title = 'Edited'",
    },
    "public.blog_slugs": {
      key: "slug",
      rows: { live: `was-${live.id}`, draft: `was-${draft.id}` },
      inserts: { row: `(slug, post_id) values ('was-new', ${live.id})` },
      update: "created_at = now()",
    },
    "public.contact_messages": {
      key: "id",
      rows: { message: message.message_id },
      inserts: { row: "(name, email, topic, body) values ('New', 'new@example.com', 'other', 'x')" },
      update: "state = 'done'",
    },
    "public.contact_replies": {
      key: "id",
      rows: { reply: message.id },
      inserts: {
        row: `(id, message_id, body, author_name) values (gen_random_uuid(), ${message.message_id}, 'x', 'New')`,
      },
      update: "body = 'Edited'",
    },
    "public.consents": {
      key: "id",
      rows: { consent: consent.rows[0].id },
      inserts: {
        row: "(browser_id, category, is_allowed, services, version, answered_at) values (gen_random_uuid(), 'ads', false, '{meta-pixel}', 1, now())",
      },
      update: "is_allowed = true",
    },
    "public.crawler_visits": {
      key: "bot",
      rows: { visit: "Access" },
      inserts: { row: "(bot, file) values ('New', '/new')" },
      update: "visits = 9",
    },
    "public.missing_pages": {
      key: "path",
      rows: { page: "/access" },
      inserts: { row: "(path) values ('/new')" },
      update: "hits = 9",
    },
    "public.og_pictures": {
      key: "thing_id",
      rows: { picture: -1 },
      inserts: { row: "(kind, thing_id, url, made_at) values ('post', -2, 'x', now())" },
      update: "url = 'y'",
    },
    "public.marketing_sections": {
      key: "id",
      rows: { live: shownSection.id, draft: hiddenSection.id },
      inserts: { row: "(place, kind, position) values ('bar', 'line', 902)" },
      update: "is_hidden = true",
    },
    "public.pages": {
      key: "key",
      rows: { page: "about" },
      inserts: { row: `${aPage} ('faq', 'x', 'x', 'x', 'x')` },
      update: "title = 'Edited'",
    },
    "public.page_revisions": {
      key: "id",
      rows: { revision: revision.rows[0].id },
      inserts: { row: "(page, version, fields) values ('about', 2, '{}')" },
      update: "version = 9",
    },
    "public.redirects": {
      key: "source",
      rows: { redirect: "/access" },
      inserts: { row: "(source, target) values ('/new', '/')" },
      update: "target = '/products'",
    },
    "public.indexnow_pings": {
      key: "id",
      rows: { ping: pings.rows[0].id },
      inserts: { row: "(paths, up_to) values ('{/new}', now())" },
      update: "attempts = 1",
    },
    "public.blog_revisions": {
      key: "id",
      rows: { live: live.revision, draft: draft.revision },
      inserts: { row: `(post_id, version, fields) values (${live.id}, 2, '{}')` },
      update: "version = 9",
    },
    "public.blog_typings": {
      key: "id",
      rows: { typing: typing.id },
      inserts: {
        row: `(id, person, person_name, fields) values (gen_random_uuid(), '${typing.person}', 'x', '{}')`,
      },
      update: "person_name = 'Edited'",
    },
  };
}
