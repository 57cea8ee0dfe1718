import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, owner } from "../support/backend/database";
import {
  addAsset,
  addVersion,
  browser,
  type DesignOwner,
  hash,
  inOwnDesigns,
  isThere,
  looseFiles,
  saveDesign,
  sceneOf,
} from "../support/designs/designs";
import { people } from "../support/people/actors";
import { refusalIn } from "../support/refusal";

// Each function changes only the rows that it is for.

const inTest = (work: (client: PoolClient) => Promise<void>) => () => inOwnDesigns(owner, people.asha, work);
const trial = (title: string, work: Parameters<typeof inTest>[0]) => it(title, inTest(work));
const daysUnused = (client: PoolClient, id: string) =>
  answerOf(client, "select extract(day from now() - used_at)::int from public.design_assets where id = $1", [
    id,
  ]);

describe("a save", () => {
  trial("marks the uploads that it uses, once a day", async (client) => {
    const mine = { userId: people.asha };
    const named = await addAsset(client, "named.png", 3, mine);
    const other = await addAsset(client, "other.png", 3, mine);
    const today = await addAsset(client, "today.png", 0, mine);
    const hoursAgo = "update public.design_assets set used_at = now() - interval '3 hours' where id = $1";
    await client.query(hoursAgo, [today]);
    const document = sceneOf(named, today);
    await saveDesign(client, people.asha, { id: randomUUID(), rev: 0, document });
    expect(await Promise.all([named, other].map((id) => daysUnused(client, id)))).toEqual([0, 3]);
    const isNow = "select used_at = now() from public.design_assets where id = $1";
    expect(await answerOf(client, isNow, [today])).toBe(false);
  });

  trial("with another name only is a revision, and one of a deleted design restores it", async (client) => {
    const mine = { id: randomUUID(), document: {} };
    await saveDesign(client, people.asha, { ...mine, rev: 0 });
    const renamed = { ...mine, rev: 1, name: "Renamed" };
    expect(await saveDesign(client, people.asha, renamed)).toEqual({ kind: "saved", rev: 2 });
    await client.query("update public.designs set deleted_at = now() where id = $1", [mine.id]);
    await saveDesign(client, people.asha, { ...renamed, rev: 2 });
    const isBack = "select deleted_at is null from public.designs where id = $1";
    expect(await answerOf(client, isBack, [mine.id])).toBe(true);
  });
});

describe("viewing one's uploads", () => {
  it.each<[string, () => DesignOwner]>([
    ["a person", () => ({ userId: people.asha })],
    ["a guest", () => ({ key: browser })],
  ])("by %s retains only their own, once a day", (_who, whoIs) =>
    inTest(async (client) => {
      const who = whoIs();
      const [mine, recent] = [
        await addAsset(client, "mine.png", 3, who),
        await addAsset(client, "new.png", 0, who),
      ];
      const theirs = await addAsset(client, "theirs.png", 3, { userId: people.ravi });
      await client.query(
        "update public.design_assets set used_at = now() - interval '3 hours' where id = $1",
        [recent],
      );
      await client.query("select public.touch_design_assets($1, $2)", [who.userId ?? null, who.key ?? null]);
      expect([await daysUnused(client, mine), await daysUnused(client, theirs)]).toEqual([0, 3]);
      const isNow = "select used_at = now() from public.design_assets where id = $1";
      expect(await answerOf(client, isNow, [recent])).toBe(false);
    })(),
  );
});

describe("upload limits", () => {
  const fill = async (client: PoolClient, who: DesignOwner) => {
    for (let nr = 0; nr < 60; nr += 1) await addAsset(client, `${nr}.png`, 0, who);
  };
  const record = (client: PoolClient, who: DesignOwner) =>
    answerOf(client, "select public.add_design_asset($1)", [
      {
        ...{ user_id: who.userId, browser_key_hash: who.key, sha256: hash, sent_sha256: hash },
        ...{ width: 1, height: 1, bytes: 1, has_alpha: false, path: "a.png", preview_path: "b.webp" },
      },
    ]);
  const putFiles = (client: PoolClient) =>
    client.query("select public.record_design_files('design-assets', '{a.png,b.webp}')");

  trial("are 60 uploads for a guest, sent in any way, and more for a person", async (client) => {
    const theirs = await addAsset(client, "theirs.png", 0, { userId: people.ravi });
    await fill(client, { key: browser });
    await putFiles(client);
    const copy = "select public.copy_design_assets($1, null, $2)";
    for (const grow of [
      () => record(client, { key: browser }),
      () => answerOf(client, copy, [[theirs], browser]),
    ]) {
      expect(await refusalIn(client, grow)).toMatchObject({ hint: "assets_full" });
    }
    await fill(client, { userId: people.asha });
    expect(await record(client, { userId: people.asha })).toMatchObject({ path: "a.png" });
  });

  trial("are 250 MB for a guest, and more for a person", async (client) => {
    for (const who of [{ key: browser }, { userId: people.asha }]) {
      for (let nr = 0; nr < 5; nr += 1) await addAsset(client, `${nr}.png`, 0, who);
    }
    await client.query("update public.design_assets set bytes = 50000000 where path ~ '^[0-4].png$'");
    await putFiles(client);
    expect(await refusalIn(client, () => record(client, { key: browser }))).toMatchObject({
      hint: "assets_full",
    });
    expect(await record(client, { userId: people.asha })).toMatchObject({ path: "a.png" });
  });

  trial("count only uploads with their own files", async (client) => {
    await putFiles(client);
    await client.query("select public.record_design_files('design-assets', '{other.png}')");
    await client.query("select public.record_design_files('print-files', '{a.png,b.webp}')");
    await record(client, { key: browser });
    const left = await client.query("select bucket, path from private.loose_design_files order by 1, 2");
    expect(left.rows).toEqual([
      { bucket: "design-assets", path: "other.png" },
      { bucket: "print-files", path: "a.png" },
      { bucket: "print-files", path: "b.webp" },
    ]);
  });

  trial("count two copied uploads as two", async (client) => {
    const two = [await addAsset(client, "one.png"), await addAsset(client, "two.png")];
    const copies = await answerOf(client, "select public.copy_design_assets($1, $2)", [two, people.ravi]);
    expect(new Set(Object.values(copies)).size).toBe(2);
  });
});

describe("unused files", () => {
  trial("are claimed oldest first, and removed from the list by bucket and name", async (client) => {
    await client.query("select public.record_design_files('design-assets', '{new.png,old.png}')");
    await client.query("select public.record_design_files('print-files', '{old.png}')");
    await client.query(
      `update private.loose_design_files
       set recorded_at = now() - case when path = 'old.png' and bucket = 'design-assets' then interval '3 days' else interval '2 days' end`,
    );
    const { rows } = await client.query("select * from public.claim_loose_design_files(1)");
    expect(rows).toEqual([{ bucket: "design-assets", path: "old.png" }]);
    const deleteFile = (bucket: string, path: string) =>
      client.query("select public.delete_loose_design_files($1, array[$2])", [bucket, path]);
    await deleteFile("design-assets", "new.png");
    expect(await looseFiles(client)).toEqual(["new.png", "old.png", "old.png"]);
    await client.query("update private.loose_design_files set claimed_at = now()");
    await deleteFile("design-assets", "old.png");
    const left = await client.query("select bucket, path from private.loose_design_files order by 1");
    expect(left.rows).toEqual([
      { bucket: "design-assets", path: "new.png" },
      { bucket: "print-files", path: "old.png" },
    ]);
  });
});

trial("are not swept while a version shows the old upload", async (client) => {
  const shown = await addAsset(client, "shown.png", 41);
  await addVersion(client, [shown]);
  await client.query("select public.sweep_designs(100)");
  expect(await isThere(client, "design_assets", shown)).toBe(true);
});

trial("exclude uploads of other people and of their versions when an account is deleted", async (client) => {
  const id = randomUUID();
  await client.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.test`]);
  const theirs = { userId: people.ravi };
  const asset = await addAsset(client, "theirs.png", 0, theirs);
  const design = randomUUID();
  await saveDesign(client, people.ravi, { id: design, rev: 0, document: {} });
  const shared = await addVersion(client, [], theirs);
  await client.query("update public.design_versions set share_token_hash = $2 where id = $1", [shared, hash]);
  const shown = await addAsset(client, "shown.png", 0, { userId: id });
  const version = await addVersion(client, [shown], theirs);
  expect(await answerOf(client, "select public.delete_account($1)", [id])).toBe("deleted");
  for (const [table, row] of [
    ["design_assets", asset],
    ["designs", design],
    ["design_versions", version],
    ["design_assets", shown],
  ] as const) {
    expect([table, row, await isThere(client, table, row)]).toEqual([table, row, true]);
  }
  const token = "select share_token_hash from public.design_versions where id = $1";
  expect(await answerOf(client, token, [shared])).toBe(hash);
});
