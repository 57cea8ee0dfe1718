import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { answerOf, inRollback, owner, trial } from "../support/backend/database";
import { people } from "../support/people/actors";
import { refusalOf } from "../support/refusal";

const browser = "a".repeat(64);
const hash = (letter: string) => letter.repeat(64);

interface Owner {
  user_id?: string;
  browser_key_hash?: string;
}

async function upload(client: PoolClient, who: Owner, name = randomUUID()): Promise<string> {
  const paths = [`${name}.png`, `${name}-preview.webp`];
  await client.query("select public.record_design_files('design-assets', $1)", [paths]);
  const asset = {
    ...who,
    sha256: hash("1"),
    sent_sha256: hash("2"),
    width: 10,
    height: 10,
    bytes: 1000,
    has_alpha: true,
    path: paths[0],
    preview_path: paths[1],
  };
  return (await answerOf(client, "select public.add_design_asset($1)", [asset])).id;
}

const sceneOf = (...assets: string[]) => ({ views: { front: assets.map((asset) => ({ asset })), back: [] } });

interface Frozen extends Owner {
  design_id?: string;
  name?: string;
  document?: object;
  sha256?: string;
}

function freeze(client: PoolClient, version: Frozen): Promise<string> {
  return answerOf(client, "select public.freeze_design($1)", [
    {
      design_id: randomUUID(),
      name: "Mine",
      document: sceneOf(),
      sha256: hash("3"),
      prints: [{}],
      issues: [],
      ...version,
    },
  ]);
}

describe("a version", () => {
  trial(
    "is the same one while nothing changes, and another one for another owner or name",
    async (client) => {
      const mine = { user_id: people.asha, design_id: randomUUID() };
      const first = await freeze(client, mine);
      expect(await freeze(client, mine)).toBe(first);
      expect(await freeze(client, { ...mine, name: "Renamed" })).not.toBe(first);
      expect(await freeze(client, { ...mine, sha256: hash("4") })).not.toBe(first);
      expect(await freeze(client, { ...mine, user_id: people.ravi })).not.toBe(first);
      expect(await freeze(client, { ...mine, design_id: randomUUID() })).not.toBe(first);
    },
  );

  trial("shows only the owner's uploads", async (client) => {
    const own = await upload(client, { browser_key_hash: browser });
    const foreign = await upload(client, { user_id: people.asha });
    const guest = { browser_key_hash: browser };
    expect(await freeze(client, { ...guest, document: sceneOf(own) })).toMatch(/^[0-9a-f-]{36}$/);
    const stolen = freeze(client, { ...guest, document: sceneOf(own, foreign) });
    expect(await refusalOf(stolen)).toMatchObject({ hint: "asset_missing" });
  });

  it.each([
    "name = 'Other'",
    "document = '{\"v\": 2}'",
    "sha256 = repeat('9', 64)",
    "prints = '[{}, {}]'",
    "issues = '[1]'",
    "design_id = gen_random_uuid()",
    "created_at = now() - interval '1 day'",
  ])("never changes: %s", (change) =>
    inRollback(owner, async (client) => {
      const id = await freeze(client, { user_id: people.asha });
      const changed = client.query(`update public.design_versions set ${change} where id = $1`, [id]);
      expect(await refusalOf(changed)).toMatchObject({ hint: "version_immutable" });
    }),
  );

  trial("can get rights, a link and another owner", async (client) => {
    const id = await freeze(client, { browser_key_hash: browser });
    await client.query(
      "update public.design_versions set rights_version = 'v1', rights_accepted_at = now(), share_token_hash = $2 where id = $1",
      [id, hash("5")],
    );
    await client.query("select public.claim_designs($1, $2)", [people.asha, browser]);
    expect(await answerOf(client, "select user_id from public.design_versions where id = $1", [id])).toBe(
      people.asha,
    );
  });

  trial("is not deleted while it is shared, and is deleted with its pictures afterwards", async (client) => {
    const id = await freeze(client, { user_id: people.asha });
    const remove = () => client.query("delete from public.design_versions where id = $1", [id]);
    await client.query("update public.design_versions set share_token_hash = $2 where id = $1", [
      id,
      hash("5"),
    ]);
    await client.query("savepoint shared");
    expect(await refusalOf(remove())).toMatchObject({ hint: "version_in_use" });
    await client.query("rollback to savepoint shared");
    await client.query("update public.design_versions set share_token_hash = null where id = $1", [id]);
    await remove();
    const { rows } = await client.query(
      "select path from private.loose_design_files where path like $1 order by 1",
      [`versions/${id}%`],
    );
    const pictures = ["back", "front", "print-back", "print-front", "print-left", "print-right"];
    expect(rows.map(({ path }) => path)).toEqual(pictures.map((name) => `versions/${id}-${name}.webp`));
  });
});

describe("a shared link", () => {
  const shared = (client: PoolClient) => answerOf(client, "select public.shared_design($1)", [hash("6")]);

  trial("shows name and scene without the owner, and nothing while the design is deleted", async (client) => {
    const design = randomUUID();
    const id = await freeze(client, { user_id: people.asha, design_id: design });
    await client.query(
      "insert into public.designs (id, user_id, name, document) values ($1, $2, 'Mine', '{}')",
      [design, people.asha],
    );
    await client.query("update public.design_versions set share_token_hash = $2 where id = $1", [
      id,
      hash("6"),
    ]);
    expect(Object.keys(await shared(client)).sort()).toEqual([
      "created_at",
      "document",
      "id",
      "is_ai",
      "name",
    ]);
    await client.query("update public.designs set deleted_at = now() where id = $1", [design]);
    expect(await shared(client)).toBeNull();
    await client.query("update public.designs set deleted_at = null where id = $1", [design]);
    expect(await shared(client)).not.toBeNull();
    for (const [other, whose] of [
      [randomUUID(), people.asha],
      [design, people.ravi],
    ]) {
      await client.query("delete from public.designs");
      await client.query(
        "insert into public.designs (id, user_id, name, document, deleted_at) values ($1, $2, 'x', '{}', now())",
        [other, whose],
      );
      expect(await shared(client)).not.toBeNull();
    }
  });

  trial("is replaced by one with the next serial after it ends", async (client) => {
    const id = await freeze(client, { user_id: people.asha });
    const share = (token: string | null) =>
      client.query("update public.design_versions set share_token_hash = $2 where id = $1", [id, token]);
    const serial = () =>
      answerOf(client, "select share_serial from public.design_versions where id = $1", [id]);
    await share(hash("6"));
    await client.query(
      "update public.design_versions set rights_version = 'v1', rights_accepted_at = now() where id = $1",
      [id],
    );
    expect(await serial()).toBe(0);
    await share(null);
    await share(null);
    expect(await serial()).toBe(1);
    expect(await shared(client)).toBeNull();
  });
});
