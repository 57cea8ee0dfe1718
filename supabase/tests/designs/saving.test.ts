import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, owner } from "../support/backend/database";
import {
  addAsset,
  browser,
  hash,
  inOwnDesigns,
  isThere,
  looseFiles,
  saveDesign,
  sceneOf,
} from "../support/designs/designs";
import { people } from "../support/people/actors";
import { makePerson } from "../support/people/person";
import { countRefusals, race } from "../support/races/race";
import { refusalOf } from "../support/refusal";
import type { Db } from "../support/shop";

const trial = (title: string, work: (client: PoolClient) => Promise<void>) =>
  it(title, () => inOwnDesigns(owner, people.asha, work));

const save = (
  client: PoolClient,
  id: string,
  rev: number,
  document: object,
  userId = people.asha,
  name = "Mine",
) => saveDesign(client, userId, { id, rev, document, name });

describe("saving", () => {
  trial("counts revisions, and returns the saved design to an outdated window", async (client) => {
    const id = randomUUID();
    expect(await save(client, id, 0, { v: 1 })).toEqual({ kind: "saved", rev: 1 });
    expect(await save(client, id, 1, { v: 2 })).toEqual({ kind: "saved", rev: 2 });
    expect(await save(client, id, 1, { v: 3 })).toMatchObject({
      kind: "stale",
      theirs: { rev: 2, name: "Mine", document: { v: 2 } },
    });
  });

  trial("refuses another person's upload, and ignores a deleted one", async (client) => {
    const id = randomUUID();
    for (const who of [{ userId: people.ravi }, { key: browser }]) {
      const foreign = await addAsset(client, `${randomUUID()}.png`, 0, who);
      await client.query("savepoint before");
      expect(await refusalOf(save(client, id, 0, sceneOf(foreign)))).toMatchObject({
        hint: "asset_foreign",
      });
      await client.query("rollback to before");
    }
    const own = await addAsset(client, "own.png", 0, { userId: people.asha });
    expect(await save(client, id, 0, sceneOf(own))).toMatchObject({ kind: "saved" });
    expect(await save(client, id, 1, sceneOf(randomUUID()))).toMatchObject({ kind: "saved" });
  });

  trial("succeeds again with the same content, so that a lost response does no harm", async (client) => {
    const id = randomUUID();
    await save(client, id, 0, { v: 1 });
    expect(await save(client, id, 0, { v: 1 })).toEqual({ kind: "saved", rev: 1 });
  });

  trial("does not find another person's design", async (client) => {
    const id = randomUUID();
    await save(client, id, 0, { v: 1 });
    expect(await refusalOf(save(client, id, 1, { v: 2 }, people.ravi))).toMatchObject({
      hint: "not_found",
    });
  });

  const fill = (db: Db, count: number, userId = people.asha) =>
    db.query(
      `insert into public.designs (id, user_id, name, document)
       select gen_random_uuid(), $1, 'Filler', '{}' from generate_series(1, $2)`,
      [userId, count],
    );

  trial(
    "is limited to 200 designs; a deleted one makes room, and can't be restored beyond the limit",
    async (client) => {
      const id = randomUUID();
      await save(client, id, 0, { v: 1 });
      await client.query("update public.designs set deleted_at = now() where id = $1", [id]);
      await fill(client, 200);
      await client.query("savepoint full_house");
      expect(await refusalOf(save(client, randomUUID(), 0, {}))).toMatchObject({ hint: "designs_full" });
      await client.query("rollback to savepoint full_house");
      expect(await refusalOf(save(client, id, 1, { v: 2 }))).toMatchObject({ hint: "designs_full" });
    },
  );

  trial("of one person does not limit another", async (client) => {
    await fill(client, 200);
    expect(await save(client, randomUUID(), 0, {}, people.ravi)).toMatchObject({ kind: "saved" });
  });

  it("keeps 200 designs when eight windows save at once near the limit", async () => {
    const { id: person } = await makePerson(owner);
    await fill(owner, 197, person);
    const { won, refused } = await race(owner, 8, (client) => save(client, randomUUID(), 0, {}, person));
    expect([won.length, countRefusals(refused)]).toEqual([3, { "PT409 designs_full": 5 }]);
    await owner.query("delete from public.designs where user_id = $1", [person]);
  });
});

describe("uploads", () => {
  trial("are limited to 60 for a guest, before a file is read", async (client) => {
    for (let nr = 0; nr < 60; nr += 1) await addAsset(client, `${nr}.png`);
    const asked = answerOf(client, "select public.find_design_asset($1, null, $2)", [
      "9".repeat(64),
      browser,
    ]);
    expect(await refusalOf(asked)).toMatchObject({ hint: "assets_full" });
  });

  trial("are found by the same file, for the same owner only", async (client) => {
    const id = await addAsset(client, "a.png");
    const find = (key: string) =>
      answerOf(client, "select public.find_design_asset($1, null, $2)", [hash, key]);
    expect(await find(browser)).toMatchObject({ id });
    expect(await find("c".repeat(64))).toBeNull();
  });

  trial("are deleted as files after a day unused, and then can't be used", async (client) => {
    await client.query("select public.record_design_files('design-assets', '{x.png,x-preview.webp}')");
    await client.query("update private.loose_design_files set recorded_at = now() - interval '25 hours'");
    const { rows } = await client.query("select * from public.claim_loose_design_files(10)");
    expect(rows.map(({ path }) => path).sort()).toEqual(["x-preview.webp", "x.png"]);
    const late = { browser_key_hash: browser, path: "x.png", preview_path: "x-preview.webp" };
    const added = answerOf(client, "select public.add_design_asset($1)", [late]);
    expect(await refusalOf(added)).toMatchObject({ hint: "files_gone" });
  });

  trial("copied for another owner share the file, which is deleted with the last copy", async (client) => {
    const first = await addAsset(client, "shared.png");
    const copies = await answerOf(client, "select public.copy_design_assets($1, $2)", [[first], people.ravi]);
    const again = await answerOf(client, "select public.copy_design_assets($1, $2)", [[first], people.ravi]);
    expect(again).toEqual(copies);
    await client.query("delete from public.design_assets where id = $1", [first]);
    expect(await looseFiles(client)).not.toContain("shared.png");
    await client.query("delete from public.design_assets where id = $1", [copies[first]]);
    expect(await looseFiles(client)).toEqual(
      expect.arrayContaining(["shared.png", "shared.png-preview.webp"]),
    );
  });
});

describe("the sweep", () => {
  const sweep = (client: PoolClient) => answerOf(client, "select public.sweep_designs(100)");

  trial("deletes uploads unused for 40 days, and keeps those of a design or a version", async (client) => {
    const old = await addAsset(client, "old.png", 41);
    const recent = await addAsset(client, "recent.png", 39);
    const drawn = await addAsset(client, "drawn.png", 41, { userId: people.asha });
    await client.query("insert into public.designs (id, user_id, name, document) values ($1, $2, 'x', $3)", [
      randomUUID(),
      people.asha,
      sceneOf(drawn),
    ]);
    await sweep(client);
    const left = await Promise.all([old, recent, drawn].map((id) => isThere(client, "design_assets", id)));
    expect(left).toEqual([false, true, true]);
    expect(await looseFiles(client)).toContain("old.png");
  });

  trial(
    "deletes versions after 40 days unless shared, and designs a month after their deletion",
    async (client) => {
      const version = (days: number, token: string | null) =>
        answerOf(
          client,
          `insert into public.design_versions (design_id, browser_key_hash, name, document, sha256, prints, share_token_hash, created_at)
         values (gen_random_uuid(), $1, 'x', '{}', $2, '[{}]', $3, now() - make_interval(days => $4)) returning id`,
          [browser, hash, token, days],
        );
      const [old, shared, recent] = [
        await version(41, null),
        await version(41, hash),
        await version(39, null),
      ];
      const gone = randomUUID();
      await save(client, gone, 0, {});
      await client.query("update public.designs set deleted_at = now() - interval '31 days' where id = $1", [
        gone,
      ]);
      await sweep(client);
      const left = await Promise.all(
        [old, shared, recent].map((id) => isThere(client, "design_versions", id)),
      );
      expect(left).toEqual([false, true, true]);
      expect(await isThere(client, "designs", gone)).toBe(false);
    },
  );
});

trial("deletes designs, uploads and shared versions with the account", async (client) => {
  const id = randomUUID();
  await client.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.test`]);
  const asset = await addAsset(client, "mine.png", 0, { userId: id });
  await save(client, randomUUID(), 0, sceneOf(asset), id);
  const version = await answerOf(
    client,
    `insert into public.design_versions (design_id, user_id, name, document, sha256, prints, share_token_hash)
     values (gen_random_uuid(), $1, 'x', $2, $3, '[{}]', $3) returning id`,
    [id, sceneOf(asset), hash],
  );
  const copy = await answerOf(client, "select public.export_account($1)", [id]);
  expect([copy.designs, copy.design_versions, copy.design_assets].map((rows) => rows.length)).toEqual([
    1, 1, 1,
  ]);
  expect(await answerOf(client, "select public.delete_account($1)", [id])).toBe("deleted");
  expect(await isThere(client, "design_versions", version)).toBe(false);
  expect(await isThere(client, "design_assets", asset)).toBe(false);
  expect(await looseFiles(client)).toContain("mine.png");
});

trial("moves a browser's designs to the person who logs in with it", async (client) => {
  const asset = await addAsset(client, "guest.png");
  await client.query("select public.claim_designs($1, $2)", [people.ravi, browser]);
  const rows = await client.query(
    "select user_id, browser_key_hash from public.design_assets where id = $1",
    [asset],
  );
  expect(rows.rows).toEqual([{ user_id: people.ravi, browser_key_hash: null }]);
});
