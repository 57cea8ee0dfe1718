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
  const drawn = (owner: string) =>
    `(id, user_id, prompt, final_prompt, style, aspect, is_transparent, provider, model, cost_micro_usd, cost_paise)
     values (gen_random_uuid(), '${owner}', 'x', 'x', 'line', 'square', false, 'openai', 'x', 0, 0)`;
  const guest = "a".repeat(64);
  await db.query("delete from private.loose_design_files");
  await db.query("insert into private.loose_design_files (bucket, path) values ('design-assets', 'fixture')");
  const rowsOf = async (table: string, insert: (owner: string) => string, owners: Record<string, string>) => {
    const rows: Record<string, string> = {};
    for (const [name, owner] of Object.entries(owners))
      rows[name] = await idOf(`insert into public.${table} ${insert(owner)}`);
    return rows;
  };
  const versions = await rowsOf("design_versions", version, { asha, ravi, guest });
  const printOf = (name: string, path: string, view: string) =>
    `(version_id, view, kind, path, sha256, width_px, height_px, bytes)
     values ('${versions[name]}', '${view}', 'png', '${path}', ${hash}, 10, 10, 10)`;
  const prints = { asha: "fixture/asha.png", guest: "fixture/guest.png" };
  for (const [name, path] of Object.entries(prints))
    await db.query(`insert into public.print_files ${printOf(name, path, "front")}`);
  await db.query("insert into private.print_work (version_id, next_at) values ($1, now())", [versions.asha]);
  await db.query("insert into private.reorder_grants (version_id, browser_key_hash) values ($1, $2)", [
    versions.asha,
    guest,
  ]);
  // Of a version of its own: one with a submission stays.
  const sentVersion = await idOf(`insert into public.design_versions ${version(asha)}`);
  const submission = (id: string | undefined) =>
    `(version_id, design_id, source) select id, design_id, 'shopper' from public.design_versions where id = '${id}'`;
  const sent = { asha: await idOf(`insert into public.submissions ${submission(sentVersion)}`) };
  const event = `(submission_id, type, by) values ('${sent.asha}', 'submitted', 'shopper')`;
  const refused = "(hash, reasons) values (1, '{other}')";
  return {
    "public.submissions": {
      key: "id",
      rows: sent,
      inserts: { row: submission(versions.ravi) },
      update: "message = 'Edited'",
    },
    "public.submission_events": {
      key: "id",
      rows: { event: await idOf(`insert into public.submission_events ${event}`) },
      inserts: { row: event },
      update: "answer = 'Edited'",
    },
    "private.refused_art": {
      key: "id",
      rows: { art: await idOf(`insert into private.refused_art ${refused}`) },
      inserts: { row: refused },
      update: "hash = 2",
    },
    "private.refused_words": {
      key: "id",
      rows: { words: await idOf(`insert into private.refused_words (key) values ('${"0".repeat(64)}')`) },
      inserts: { row: `(key) values ('${"1".repeat(64)}')` },
      update: `key = '${"2".repeat(64)}'`,
    },
    "public.designs": {
      key: "id",
      rows: await rowsOf("designs", design, { asha, ravi }),
      inserts: { row: design(asha) },
      update: "name = 'Edited'",
    },
    "public.design_versions": {
      key: "id",
      rows: versions,
      inserts: { row: version(asha) },
      update: "rights_version = 'v1', rights_accepted_at = now()",
    },
    "public.design_assets": {
      key: "id",
      rows: await rowsOf("design_assets", asset, { asha, ravi, guest }),
      inserts: { row: asset(asha) },
      update: "used_at = now()",
    },
    "public.ai_generations": {
      key: "id",
      rows: await rowsOf("ai_generations", drawn, { asha }),
      inserts: { row: drawn(ravi) },
      update: "prompt = 'Edited'",
    },
    "public.print_files": {
      key: "path",
      rows: prints,
      inserts: { row: printOf("asha", "fixture/new.png", "back") },
      update: "bytes = 11",
    },
    "private.print_work": {
      key: "version_id",
      rows: { work: versions.asha ?? "" },
      inserts: { row: `(version_id, next_at) values ('${versions.ravi}', now())` },
      update: "problem = 'None'",
    },
    "private.reorder_grants": {
      key: "version_id",
      rows: { grant: versions.asha ?? "" },
      inserts: { row: `(version_id, browser_key_hash) values ('${versions.ravi}', '${guest}')` },
      update: "granted_at = now()",
    },
    "private.loose_design_files": {
      key: "path",
      rows: { file: "fixture" },
      inserts: { row: "(bucket, path) values ('design-assets', 'new')" },
      update: "claimed_at = now()",
    },
  };
}
