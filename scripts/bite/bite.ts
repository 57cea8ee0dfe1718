import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { type BackendChild, readAnnouncement, spawnBackend, stopBackend } from "../../sandbox/backend-child";
import { copyTree } from "../../sandbox/kept-files";
import { ownPostgresData, preparePostgresFiles } from "../../sandbox/postgres-files";
import { listCatalogRemovals } from "./catalog-removals";
import { listFunctionRemovals } from "./function-removals";
import type { Removal } from "./removal";

// `npm run test:bite [-- words of a name] [-- --every 20]`: takes each protection that the catalogs know out of the
// database, one at a time, and shows that tests go red. A survivor is a protection that no test needs: either the test or
// the protection is missing something. Ends with 1 when something survives.

type Backend = { child: BackendChild; dir: string; line: string; db: Client };

const makeDir = () => mkdtempSync(join(tmpdir(), "kapas-bite-"));

/** A folder with a database as the migrations leave it, which others are copied from. */
async function makeTemplate(): Promise<string> {
  const dir = makeDir();
  const child = spawnBackend({ dir, port: 0 });
  await readAnnouncement(child);
  await stopBackend(child);
  return dir;
}

async function openBackend(template: string): Promise<Backend> {
  const dir = makeDir();
  const files = await preparePostgresFiles(dir);
  copyTree((await preparePostgresFiles(template)).dataDir, files.dataDir);
  ownPostgresData(files);
  const child = spawnBackend({ dir, port: 0 });
  const { line, databaseUrl } = await readAnnouncement(child);
  const db = new Client({ connectionString: databaseUrl });
  await db.connect();
  return { child, dir, line, db };
}

async function closeBackend({ child, dir, db }: Backend): Promise<void> {
  await db.end();
  await stopBackend(child);
  rmSync(dir, { recursive: true, force: true });
}

/** The tests that failed, by name. Stops at the first file with one. */
async function failuresIn(paths: string[], { line }: Backend): Promise<string[]> {
  if (paths.length === 0) return [];
  const jest = spawn(
    process.execPath,
    [
      "node_modules/jest/bin/jest.js",
      "--selectProjects=database",
      "--runInBand",
      "--bail",
      ...paths.map((path) => `supabase/tests/${path}`),
    ],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, KAPAS_TEST_BACKEND: line } },
  );
  const output = text(jest.stderr);
  const [code] = await once(jest, "exit");
  if (code === 0) return [];
  const failures = new Set([...(await output).matchAll(/^ {2}● (.+)$/gm)].map(([, name = ""]) => name));
  if (failures.size === 0) throw new Error(`The tests did not run:\n${await output}`);
  return [...failures];
}

function report(name: string, failures: string[], startedAt: number): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${failures.length === 0 ? "SURVIVED" : "red"}  ${name}  (${seconds} s)`);
  for (const failure of failures.slice(0, 2)) console.log(`       ${failure}`);
  if (failures.length > 2) console.log(`       and ${failures.length - 2} more`);
}

/** The names of those that no test sees. */
async function tryAll(removals: Removal[], template: string): Promise<string[]> {
  const survivors: string[] = [];
  let backend = await openBackend(template);
  let fresh = openBackend(template);
  for (const { name, sql, near, others, undo } of removals) {
    const startedAt = Date.now();
    await backend.db.query(sql);
    let failures = await failuresIn(near, backend);
    const isClean = undo !== undefined && failures.length > 0;
    if (failures.length === 0) failures = await failuresIn(others, backend);
    if (failures.length === 0) survivors.push(name);
    report(name, failures, startedAt);
    if (isClean) {
      await backend.db.query(undo);
    } else {
      await closeBackend(backend);
      backend = await fresh;
      fresh = openBackend(template);
    }
  }
  await closeBackend(backend);
  await closeBackend(await fresh);
  return survivors;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { every: { type: "string", default: "1" } },
    allowPositionals: true,
  });
  const words = positionals.join(" ");
  const template = await makeTemplate();
  const { db, ...first } = await openBackend(template);
  const removals = [...(await listCatalogRemovals(db)), ...(await listFunctionRemovals(db))];
  await closeBackend({ db, ...first });
  const chosen = removals
    .filter(({ name }) => name.includes(words))
    .filter((_, index) => index % Number(values.every) === 0);
  const survivors = await tryAll(chosen, template);
  rmSync(template, { recursive: true, force: true });
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} made a test fail`);
  if (survivors.length > 0) console.log(`Survivors:\n  ${survivors.join("\n  ")}`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
