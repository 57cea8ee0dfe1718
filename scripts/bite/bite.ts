import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { runMain } from "../../sandbox/run-main";
import { type Cluster, startCluster } from "../test/cluster";
import { createDatabase, urlOf } from "../test/databases";
import { failuresOfVitest } from "../test/failures";
import { databaseOf } from "../test/templates";
import { listCatalogRemovals } from "./catalog-removals";
import { listFunctionRemovals } from "./function-removals";
import type { Removal } from "./removal";

// `npm run test:bite [-- words of a name] [-- --every 20]`: removes each protection listed in the catalogs
// from the database, one at a time, and expects tests to fail. A survivor is a protection that no test needs:
// either the test or the protection is incomplete. Exits with 1 when something survives.

const BITTEN = "kapas_bitten";

/** The tests that failed, by name. Stops at the first file with one. */
async function failuresIn(paths: string[], cluster: Cluster): Promise<string[]> {
  if (paths.length === 0) return [];
  const report = join(cluster.dir, "report.json");
  rmSync(report, { force: true });
  const vitest = spawn(
    process.execPath,
    [
      ...["node_modules/vitest/vitest.mjs", "run", "--project", "database", "--maxWorkers", "1"],
      ...["--bail", "1", "--reporter", "json", "--outputFile", report],
      ...paths.map((path) => `supabase/tests/${path}`),
    ],
    {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        KAPAS_TEST_CLUSTER: JSON.stringify({ url: cluster.url, dir: cluster.dir }),
        KAPAS_TEST_TEMPLATE: BITTEN,
        RACES: "all",
      },
    },
  );
  const output = text(vitest.stderr);
  const [code] = await once(vitest, "exit");
  if (code === 0) return [];
  const failures = failuresOfVitest(report).map((failure) => failure.replace(/\n[\s\S]*/, ""));
  if (failures.length === 0) throw new Error(`The tests did not run:\n${await output}`);
  return failures;
}

function report(name: string, failures: string[], startedAt: number): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${failures.length === 0 ? "SURVIVED" : "red"}  ${name}  (${seconds} s)`);
  for (const failure of failures.slice(0, 2)) console.log(`       ${failure}`);
  if (failures.length > 2) console.log(`       and ${failures.length - 2} more`);
}

async function withDatabase<T>(url: string, work: (db: Client) => Promise<T>): Promise<T> {
  const db = new Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** The names of those that no test notices. Each test file gets a copy of the database without the protection. */
async function tryAll(removals: Removal[], cluster: Cluster): Promise<string[]> {
  const survivors: string[] = [];
  for (const { name, sql, near, others } of removals) {
    const startedAt = Date.now();
    const url = await createDatabase(cluster.url, BITTEN, databaseOf("migrated"));
    await withDatabase(url, (db) => db.query(sql));
    let failures = await failuresIn(near, cluster);
    if (failures.length === 0) failures = await failuresIn(others, cluster);
    if (failures.length === 0) survivors.push(name);
    report(name, failures, startedAt);
  }
  return survivors;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { every: { type: "string", default: "1" } },
    allowPositionals: true,
  });
  const words = positionals.join(" ");
  const cluster = await startCluster("migrated", console.log);
  const removals = await withDatabase(urlOf(cluster.url, databaseOf("migrated")), async (db) => [
    ...(await listCatalogRemovals(db)),
    ...(await listFunctionRemovals(db)),
  ]);
  const chosen = removals
    .filter(({ name }) => name.includes(words))
    .filter((_, index) => index % Number(values.every) === 0);
  const survivors = await tryAll(chosen, cluster);
  await cluster.stop();
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} made a test fail`);
  if (survivors.length > 0) console.log(`Survivors:\n  ${survivors.join("\n  ")}`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

runMain(main);
