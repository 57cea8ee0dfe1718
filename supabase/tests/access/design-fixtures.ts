import type { People } from "../support/actors";
import type { Db } from "../support/shop";
import type { Fixture } from "./fixture";

const hash = "repeat('e', 64)";

/** A design, a version and an upload of Asha, of Ravi, and of a guest's browser. */
export async function makeDesignFixtures(db: Db, { asha, ravi }: People): Promise<Record<string, Fixture>> {
  const idOf = async (insert: string): Promise<string> =>
    (await db.query(`${insert} returning id`)).rows[0].id;
  const design = (owner: string) =>
    `(id, user_id, name, document) values (gen_random_uuid(), '${owner}', 'A design', '{}')`;
  const version = (owner: string) =>
    `(design_id, ${owner.length === 36 ? "user_id" : "browser_key_hash"}, name, document, sha256, prints)
     values (gen_random_uuid(), '${owner}', 'A design', '{}', ${hash}, '[{}]')`;
  const asset = (owner: string) =>
    `(${owner.length === 36 ? "user_id" : "browser_key_hash"}, sha256, sent_sha256, width, height, bytes, has_alpha, path, preview_path)
     values ('${owner}', ${hash}, ${hash}, 10, 10, 10, false, 'a.png', 'a-preview.webp')`;
  const guest = "a".repeat(64);
  await db.query("delete from private.loose_design_files");
  await db.query("insert into private.loose_design_files (bucket, path) values ('design-assets', 'fixture')");
  const rowsOf = async (table: string, insert: (owner: string) => string, owners: Record<string, string>) => {
    const rows: Record<string, string> = {};
    for (const [name, owner] of Object.entries(owners))
      rows[name] = await idOf(`insert into public.${table} ${insert(owner)}`);
    return rows;
  };
  return {
    "public.designs": {
      key: "id",
      rows: await rowsOf("designs", design, { asha, ravi }),
      inserts: { row: design(asha) },
      update: "name = 'Edited'",
    },
    "public.design_versions": {
      key: "id",
      rows: await rowsOf("design_versions", version, { asha, ravi, guest }),
      inserts: { row: version(asha) },
      update: "rights_version = 'v1', rights_accepted_at = now()",
    },
    "public.design_assets": {
      key: "id",
      rows: await rowsOf("design_assets", asset, { asha, ravi, guest }),
      inserts: { row: asset(asha) },
      update: "used_at = now()",
    },
    "private.loose_design_files": {
      key: "path",
      rows: { file: "fixture" },
      inserts: { row: "(bucket, path) values ('design-assets', 'new')" },
      update: "claimed_at = now()",
    },
  };
}
