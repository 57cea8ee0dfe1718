import type { PoolClient } from "pg";
import { trial } from "../support/backend/database";
import { type Actor, actAs } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

const [tab, otherTab] = ["7a000000-0000-4000-8000-000000000001", "7a000000-0000-4000-8000-000000000002"];

const saveAutosave = async (
  client: PoolClient,
  id: string | undefined,
  body: string,
  postId: number | null = null,
) => client.query("select public.save_blog_autosave($1, $2, $3)", [id, postId, { body }]);

async function bodiesSeenBy(client: PoolClient, actor: Actor): Promise<string[]> {
  await actAs(client, actor);
  const { rows } = await client.query(
    "select fields ->> 'body' as body from public.blog_autosaves order by body",
  );
  return rows.map(({ body }) => body);
}

const typingTrial = (title: string, work: (client: PoolClient) => Promise<void>) =>
  trial(title, async (client) => {
    await client.query("delete from public.blog_autosaves");
    await actAs(client, "editor");
    await work(client);
  });

describe("autosaved text of a post", () => {
  typingTrial(
    "is stored per open form, so that two tabs don't overwrite each other, and is readable only for writers",
    async (client) => {
      await saveAutosave(client, tab, "one");
      await saveAutosave(client, otherTab, "two");
      await saveAutosave(client, tab, "one and more");
      expect(await bodiesSeenBy(client, "editor")).toEqual(["one and more", "two"]);
      expect(await bodiesSeenBy(client, "manager")).toHaveLength(2);
      expect(await bodiesSeenBy(client, "packer")).toEqual([]);
      expect((await refusalIn(client, () => bodiesSeenBy(client, "anon"))).code).toBe("42501");
    },
  );

  typingTrial("is changed and deleted only by its own author", async (client) => {
    await saveAutosave(client, tab, "mine");
    await actAs(client, "manager");
    expect((await refusalIn(client, () => saveAutosave(client, tab, "theirs"))).hint).toBe("not_found");
    await client.query("select public.delete_blog_autosave($1)", [tab]);
    expect(await bodiesSeenBy(client, "editor")).toEqual(["mine"]);
    await client.query("select public.delete_blog_autosave($1)", [tab]);
    expect(await bodiesSeenBy(client, "editor")).toEqual([]);
  });

  typingTrial(
    "is refused without permission, for a deleted post, and when it is too long",
    async (client) => {
      expect((await refusalIn(client, () => saveAutosave(client, tab, "x", -1))).hint).toBe("not_found");
      expect((await refusalIn(client, () => saveAutosave(client, tab, "x".repeat(400_000)))).hint).toBe(
        "bad_post",
      );
      await actAs(client, "support");
      expect((await refusalIn(client, () => saveAutosave(client, tab, "x"))).hint).toBe("forbidden");
    },
  );

  typingTrial("is deleted with its post, after 30 days, and beyond a hundred per person", async (client) => {
    await client.query("reset role");
    await client.query(
      `insert into public.blog_autosaves (id, person, person_name, fields, typed_at)
       select gen_random_uuid(), p.id, 'Editor', jsonb_build_object('body', 'old ' || n), now() - n * interval '1 hour'
       from auth.users p, generate_series(1, 100) as n where p.email = 'editor@kapas.test'
       union all
       select gen_random_uuid(), p.id, 'Support', '{"body": "forgotten"}', now() - interval '31 days'
       from auth.users p where p.email = 'support@kapas.test'`,
    );
    await actAs(client, "editor");
    await saveAutosave(client, tab, "new");
    const bodies = await bodiesSeenBy(client, "editor");
    expect(bodies).toHaveLength(100);
    expect(bodies).toContain("new");
    expect(bodies).not.toContain("old 100");
    expect(bodies).not.toContain("forgotten");
  });

  typingTrial("protects its pictures from the sweep", async (client) => {
    const url = "https://shop.test/storage/v1/object/public/product-images/typed-640x400-1920.webp";
    await saveAutosave(client, tab, `![A chart](${url})`);
    await client.query("reset role");
    const { rows } = await client.query("select private.is_picture_shown($1) as shown", [url]);
    expect(rows).toEqual([{ shown: true }]);
  });
});
