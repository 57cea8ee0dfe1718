import type { PoolClient } from "pg";
import { trial } from "../support/backend/database";
import { actAs } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

const fields = { title: "A title", heading: "A heading", lead: "", description: "A sentence", body: "Words" };

const asEditor = (title: string, work: (client: PoolClient) => Promise<void>) =>
  trial(title, async (client) => {
    await client.query("delete from public.pages");
    await actAs(client, "editor");
    await work(client);
  });

async function save(client: PoolClient, version: number, changes: object = {}, key = "faq"): Promise<number> {
  const args = [key, version, { ...fields, ...changes }];
  return (await client.query("select public.save_page($1, $2, $3) as version", args)).rows[0].version;
}

asEditor("saves a page only with its current version", async (client) => {
  expect(await save(client, 0)).toBe(1);
  expect(await save(client, 1, { body: "Newer" })).toBe(2);
  for (const old of [0, 1])
    expect(await refusalIn(client, () => save(client, old))).toMatchObject({ hint: "stale" });
  const { rows } = await client.query("select body, version from public.pages where key = 'faq'");
  expect(rows).toEqual([{ body: "Newer", version: 2 }]);
});

asEditor("refuses an unknown page, or one without texts", async (client) => {
  expect(await refusalIn(client, () => save(client, 0, {}, "imprint"))).toMatchObject({ hint: "bad_page" });
  expect(await refusalIn(client, () => save(client, 0, { body: "" }))).toMatchObject({ hint: "bad_page" });
  expect(await refusalIn(client, () => save(client, 0, { heading: null }))).toMatchObject({
    hint: "bad_page",
  });
});

asEditor("keeps the newest fifty versions, with their authors", async (client) => {
  for (let version = 0; version < 53; version += 1) await save(client, version, { body: `Text ${version}` });
  const { rows } = await client.query("select public.get_admin_page('faq') as answer");
  const { row, revisions } = rows[0].answer;
  expect(row).toMatchObject({ version: 53, body: "Text 52" });
  expect(revisions.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: 50 }, (_, index) => 53 - index),
  );
  expect(revisions[0].by).toBe("Ishita Bose");
});
