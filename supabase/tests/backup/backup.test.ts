import { randomUUID } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Client } from "pg";
import { backUp } from "../../../scripts/backup/backup";
import { dataFile, FILES_FOLDER, MANIFEST, readManifest } from "../../../scripts/backup/manifest";
import { restore } from "../../../scripts/backup/restore";
import { backend } from "../support/backend/backend";
import { owner } from "../support/backend/database";
import { signIn } from "../support/backend/gateway";
import { service } from "../support/backend/service";
import { makeOrderInStatus } from "../support/orders/order-session";
import { type Account, makeCustomer } from "../support/people/accounts";

const root = mkdtempSync(join(tmpdir(), "backup-"));
const database = new Client({ connectionString: backend.databaseUrl });
const project = { database, storage: service.storage };
const picture = { bucket: "product-images", name: `${randomUUID()}/front.webp` };
const now = new Date();
let who: Account;
let folder: string;
let backedUp: Record<string, unknown>;

async function upload(): Promise<void> {
  const options = { contentType: "image/webp", upsert: true };
  const { error } = await service.storage.from(picture.bucket).upload(picture.name, "a picture", options);
  if (error) throw error;
}

beforeAll(async () => {
  await database.connect();
  who = await makeCustomer();
  await owner.query("select private.make_analytics_partitions('2025-01-01')");
  await makeOrderInStatus(owner, { status: "Delivered" });
  await upload();
  folder = await backUp(project, root, now);
  backedUp = await contents();
});

afterAll(async () => {
  await database.end();
  rmSync(root, { recursive: true });
});

/** What each table contains, and how far each sequence is. */
async function contents(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { name } of readManifest(folder).tables) {
    const { rows } = await database.query(
      `select count(*)::int as rows, md5(string_agg(t::text, '|' order by t::text collate "C")) as hash from ${name} t`,
    );
    found[name] = rows[0];
  }
  const sequences = await database.query(
    "select schemaname || '.' || sequencename as name, last_value from pg_sequences where last_value is not null order by 1",
  );
  return { ...found, sequences: sequences.rows };
}

/** As a new project: tables without the shop's rows, no people, no files. */
async function loseEverything(): Promise<void> {
  await database.query("begin");
  await database.query("set local session_replication_role = replica");
  for (const { name } of readManifest(folder).tables) await database.query(`delete from ${name}`);
  await database.query("commit");
  await service.storage.from(picture.bucket).remove([picture.name]);
}

it("brings back every row, sequence, login and file of a lost project", async () => {
  expect(backedUp["public.orders"]).toMatchObject({ rows: 1 });
  await loseEverything();
  await owner.query("drop table private.user_analytics_2025_01");
  await expect(signIn(who.email, who.password)).rejects.toThrow();

  expect(await restore(project, folder)).toMatchObject({ takenAt: now.toISOString() });
  expect(await contents()).toEqual(backedUp);
  await signIn(who.email, who.password);
  const { data } = await service.storage.from(picture.bucket).download(picture.name);
  expect(await data?.text()).toBe("a picture");
});

it("refuses a project in use, another version and a damaged backup, and then changes nothing", async () => {
  await expect(restore(project, folder)).rejects.toThrow("This project has people or orders");

  const manifest = readFileSync(join(folder, MANIFEST), "utf8");
  writeFileSync(join(folder, MANIFEST), manifest.replace(readManifest(folder).version, "another"));
  await expect(restore(project, folder)).rejects.toThrow("Another version of the shop made this backup");
  writeFileSync(join(folder, MANIFEST), manifest);

  await loseEverything();
  const empty = await contents();
  const file = dataFile(folder, "public.orders");
  const whole = readFileSync(file);
  writeFileSync(file, gzipSync(gunzipSync(whole).toString().split("\n").slice(1).join("\n")));
  await expect(restore(project, folder)).rejects.toThrow("public.orders has 0 of 1 rows");
  expect(await contents()).toEqual(empty);
  writeFileSync(file, whole);
  await restore(project, folder);
  expect(await contents()).toEqual(backedUp);
});

it("keeps each file once, and deletes unfinished backups and those older than 35 days", async () => {
  const backups = mkdtempSync(join(tmpdir(), "backups-"));
  const at = (days: number) => backUp(project, backups, new Date(now.getTime() + days * 86_400_000));
  const stored = join(backups, FILES_FOLDER, picture.bucket);
  mkdirSync(join(backups, "2026-11-01T02-00-00.000Z"));
  mkdirSync(join(backups, "someone's folder"));
  mkdirSync(stored, { recursive: true });
  writeFileSync(join(stored, "of no backup"), "");
  await upload();
  const first = await at(0);
  expect(readdirSync(backups).sort()).toEqual([basename(first), FILES_FOLDER, "someone's folder"].sort());
  expect(existsSync(join(stored, "of no backup"))).toBe(false);

  await service.storage.from(picture.bucket).remove([picture.name]);
  const next = await at(35);
  expect(existsSync(first)).toBe(true);
  expect(existsSync(join(stored, picture.name))).toBe(true);
  const last = await at(36);
  expect([first, next, last].map((each) => existsSync(each))).toEqual([false, true, true]);
  expect(existsSync(join(stored, picture.name))).toBe(false);
  rmSync(backups, { recursive: true });
});
