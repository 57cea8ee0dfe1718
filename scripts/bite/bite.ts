import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { Client } from "pg";
import { type BackendChild, readAnnouncement, spawnBackend, stopBackend } from "../../sandbox/backend-child";
import type { Mutation } from "./mutation";
import { mutations } from "./mutations";
import { listRemovals, racing, single } from "./removals";

// `npm run test:bite [-- words of a name]`: takes each lock, constraint and guard out of the database, one at a time, and
// each protection of mutations.ts that is none of these, and shows that tests go red. A survivor is a protection that no
// test needs: either the test or the protection is missing something. Ends with 1 when more than one in twenty survives.

async function mutate(db: Client, { edits = [], sql }: Mutation): Promise<void> {
  for (const { fn, from, to } of edits) {
    const { rows } = await db.query("select pg_get_functiondef($1::regproc) as source", [fn]);
    const source: string = rows[0].source;
    const edited = source.replace(from, to);
    if (edited === source) throw new Error(`${fn} has no ${from}: the mutation is out of date`);
    await db.query(edited);
  }
  if (sql) await db.query(sql);
}

/** The tests that failed, by name. Stops at the first file with one. */
async function failuresIn(paths: string[], { line }: Backend, only = ""): Promise<string[]> {
  const jest = spawn(
    process.execPath,
    [
      "node_modules/jest/bin/jest.js",
      "--selectProjects=database",
      "--runInBand",
      "--bail",
      `--testNamePattern=${only.replace(/[^\w ]/g, ".")}`,
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

/** The tests that are nearest to it first, and all of their kind when they saw nothing. */
async function failuresOf({ suites, mustFail, isLock }: Mutation, backend: Backend): Promise<string[]> {
  if (mustFail) return failuresIn(suites, backend, mustFail);
  const near = suites.length > 0 ? await failuresIn(suites, backend) : [];
  return near.length > 0 ? near : failuresIn(isLock ? racing : single, backend);
}

type Backend = { child: BackendChild; dir: string; line: string; db: Client };

async function openBackend(): Promise<Backend> {
  const dir = mkdtempSync(join(tmpdir(), "kapas-bite-"));
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

async function main(): Promise<void> {
  const words = process.argv.slice(2).join(" ");
  let backend = await openBackend();
  let fresh = openBackend();
  const chosen = [...mutations, ...(await listRemovals(backend.db))].filter(({ name }) =>
    name.includes(words),
  );
  const survivors: string[] = [];
  for (const mutation of chosen) {
    await mutate(backend.db, mutation);
    const failures = await failuresOf(mutation, backend);
    if (failures.length === 0) survivors.push(mutation.name);
    console.log(`${failures.length === 0 ? "SURVIVED" : "red"}  ${mutation.name}`);
    for (const failure of failures.slice(0, 2)) console.log(`       ${failure}`);
    if (failures.length > 2) console.log(`       and ${failures.length - 2} more`);
    if (mutation.undo) {
      await backend.db.query(mutation.undo);
    } else {
      await closeBackend(backend);
      backend = await fresh;
      fresh = openBackend();
    }
  }
  await closeBackend(backend);
  await closeBackend(await fresh);
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} made a test fail`);
  if (survivors.length > 0) console.log(`Survivors:\n  ${survivors.join("\n  ")}`);
  process.exitCode = survivors.length > 0.05 * chosen.length ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
