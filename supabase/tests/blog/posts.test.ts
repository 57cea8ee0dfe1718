import type { PoolClient } from "pg";
import { inRollback, owner } from "../support/backend/database";
import { type Actor, actAs } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

/** A post of an author made here, saved by a member of staff. */
const inTest =
  (work: (at: { client: PoolClient; fields: object; save: Save }) => Promise<void>) => (): Promise<void> =>
    inRollback(owner, async (client) => {
      const { rows } = await client.query(
        "insert into public.blog_authors (name) values ('Blog desk') returning id",
      );
      const fields = {
        title: "A first post",
        slug: "a-first-post",
        summary: "What it says",
        body: "secretword in the text",
        author_id: rows[0].id,
        tags: ["cotton"],
        cover_url: null,
        cover_alt: "",
        seo_title: "",
        seo_description: "",
        publish: "no",
        publish_at: null,
      };
      const save: Save = async (id, version, changes = {}) =>
        (
          await client.query("select public.save_blog_post($1, $2, $3) as id", [
            id,
            version,
            { ...fields, ...changes },
          ])
        ).rows[0].id;
      await actAs(client, "editor");
      await work({ client, fields, save });
    });
const trial = (title: string, work: Parameters<typeof inTest>[0]) => it(title, inTest(work));

type Save = (id: number | null, version: number | null, changes?: object) => Promise<number>;

async function seenBy(client: PoolClient, actor: Actor, id: number): Promise<string[]> {
  await actAs(client, actor);
  const { rows } = await client.query("select body from public.blog_posts where id = $1", [id]);
  await actAs(client, "editor");
  return rows.map(({ body }) => body);
}

const publishDue = async (client: PoolClient) => {
  await client.query("reset role");
  const { rows } = await client.query("select public.publish_due_posts() as count");
  await actAs(client, "editor");
  return rows[0].count;
};

async function countChanges(client: PoolClient): Promise<number> {
  await client.query("reset role");
  const { rows } = await client.query(
    "select count(*)::int as count from private.storefront_changes where subject = 'blog_posts' and xact = pg_current_xact_id()",
  );
  await actAs(client, "editor");
  return rows[0].count;
}

const refused: [string, object][] = [
  ["tags in tags", { tags: [["a"]] }],
  ["no tag", { tags: [null] }],
  ["a tag that isn't a word", { tags: ["<script>"] }],
  ["an empty tag", { tags: ["a", ""] }],
  ["a tag without an end", { tags: ["a", "b".repeat(31)] }],
  ["a title of two lines", { title: "a\nb" }],
  ["a title that turns around", { title: "a\u202eb" }],
  ["another word for publishing", { publish: "draft" }],
  ["no word for publishing", { publish: null }],
  ["a time that is missing", { publish: "at" }],
  ["what a post does not have", { junk: "x" }],
  ["its own number", { id: 1 }],
];

it.each(refused)("refuses a post with %s", (_, changes) =>
  inTest(async ({ client, save }) => {
    expect((await refusalIn(client, () => save(null, null, changes))).hint).toBe("bad_post");
  })(),
);

describe("a post", () => {
  trial("is hidden while it is a draft, and changes nothing in the storefront", async ({ client, save }) => {
    const id = await save(null, null);
    for (const actor of ["anon", "asha", "packer"] as const)
      expect(await seenBy(client, actor, id)).toEqual([]);
    expect(await seenBy(client, "manager", id)).toHaveLength(1);
    expect(await countChanges(client)).toBe(0);
  });

  trial("is published by the jobs runner when due, not before, and once", async ({ client, save }) => {
    const id = await save(null, null, { publish: "at", publish_at: new Date(Date.now() + 60_000) });
    expect(await publishDue(client)).toBe(0);
    expect(await seenBy(client, "anon", id)).toEqual([]);
    await client.query("reset role");
    await client.query(
      "update public.blog_posts set publish_at = now() - interval '1 second' where id = $1",
      [id],
    );
    expect(await seenBy(client, "anon", id)).toEqual([]);
    const before = await countChanges(client);
    expect(await publishDue(client)).toBeGreaterThanOrEqual(1);
    expect(await seenBy(client, "anon", id)).toHaveLength(1);
    expect(await countChanges(client)).toBeGreaterThan(before);
    expect(await publishDue(client)).toBe(0);
  });

  trial(
    "keeps its date when saved again, is hidden as a draft, and redirects its old address",
    async ({ client, save }) => {
      const id = await save(null, null, { publish: "now" });
      const dayOf = async () =>
        (await client.query("select publish_at from public.blog_posts where id = $1", [id])).rows[0]
          .publish_at;
      const day = await dayOf();
      await save(id, 1, { publish: "now", slug: "a-second-name" });
      expect(await dayOf()).toEqual(day);
      await actAs(client, "anon");
      const old = await client.query("select post_id from public.blog_slugs where slug = 'a-first-post'");
      expect(old.rows).toEqual([{ post_id: id }]);
      await actAs(client, "editor");
      expect((await refusalIn(client, () => save(null, null))).hint).toBe("slug_taken");
      // It may reuse its own former address.
      await save(id, 2, { publish: "now", slug: "a-first-post" });
      await save(id, 3, { publish: "no", slug: "a-first-post" });
      expect(await seenBy(client, "anon", id)).toEqual([]);
    },
  );

  trial(
    "is refused as stale, without permission, with unknown values, and when it is deleted",
    async ({ client, save }) => {
      const id = await save(null, null);
      await save(id, 1, { title: "Changed" });
      const refused = async (work: () => Promise<unknown>) => (await refusalIn(client, work)).hint;
      expect(await refused(() => save(id, 1))).toBe("stale");
      expect(await refused(() => save(id, 2, { author_id: -1 }))).toBe("bad_post");
      expect(await refused(() => save(id, 2, { publish: "at", publish_at: "soon" }))).toBe("bad_post");
      expect(await refused(() => save(id, 2, { publish: "at", publish_at: "infinity" }))).toBe("bad_post");
      expect(await refused(() => save(id, 2, { slug: "page" }))).toBe("bad_post");
      expect(await refused(() => save(id, 2, { cover_url: "https://elsewhere.test/a.webp" }))).toBe(
        "picture_gone",
      );
      expect(await refused(() => save(-1, 1))).toBe("not_found");
      await actAs(client, "support");
      expect(await refused(() => save(id, 2))).toBe("forbidden");
      expect(await refused(() => client.query("select public.get_admin_blog_post($1)", [id]))).toBe(
        "forbidden",
      );
    },
  );

  trial("keeps its newest fifty versions, each with its author", async ({ client, save }) => {
    const id = await save(null, null);
    for (let version = 1; version <= 52; version += 1)
      await save(id, version, { title: `Number ${version}` });
    const { rows } = await client.query("select public.get_admin_blog_post($1) as post", [id]);
    const { revisions, version } = rows[0].post;
    expect(version).toBe(53);
    expect(revisions).toHaveLength(50);
    expect(revisions[0]).toMatchObject({ version: 53 });
    const kept = await client.query(
      "select fields ->> 'title' as title from public.blog_revisions where id = $1",
      [revisions[1].id],
    );
    expect(kept.rows).toEqual([{ title: "Number 51" }]);
  });

  trial("protects the pictures of its text and of its versions from the sweep", async ({ client, save }) => {
    const url = "https://shop.test/storage/v1/object/public/product-images/in-a-text-640x400-1920.webp";
    await client.query("reset role");
    await client.query("select public.record_upload($1)", [url]);
    await client.query(
      "update private.loose_pictures set recorded_at = now() - interval '2 days' where image_url = $1",
      [url],
    );
    const sweep = async () =>
      (
        await client.query("select image_url from public.claim_loose_pictures(1000) as image_url")
      ).rows.filter(({ image_url }) => image_url === url);
    await actAs(client, "editor");
    await save(null, null, { body: `![A chart](${url})` });
    await client.query("reset role");
    expect(await sweep()).toEqual([]);
  });
});
