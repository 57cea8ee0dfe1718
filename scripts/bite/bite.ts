import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { z } from "zod";
import { readAnnouncement, spawnBackend, stopBackend } from "../../sandbox/backend-child";
import type { Mutation } from "./mutation";
import { mutations } from "./mutations";

// `npm run test:bite [-- words of a name]`: takes one protection out of the database at a time and shows that tests go
// red. A survivor is a protection that no test needs: either the test or the protection is missing something.

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

async function mutate(databaseUrl: string, { edits = [], sql }: Mutation): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { fn, from, to } of edits) {
      const { rows } = await client.query("select pg_get_functiondef($1::regproc) as source", [fn]);
      const source: string = rows[0].source;
      const edited = source.replace(from, to);
      if (edited === source) throw new Error(`${fn} has no ${from}: the mutation is out of date`);
      await client.query(edited);
    }
    if (sql) await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The tests that failed, by name. */
async function failuresOf(suites: string[], backendLine: string, dir: string): Promise<string[]> {
  const report = join(dir, "report.json");
  const jest = spawn(
    process.execPath,
    [
      "node_modules/jest/bin/jest.js",
      "--selectProjects=database",
      "--runInBand",
      "--json",
      `--outputFile=${report}`,
      ...suites.map((suite) => `supabase/tests/${suite}/`),
    ],
    { stdio: "ignore", env: { ...process.env, KAPAS_TEST_BACKEND: backendLine } },
  );
  await once(jest, "exit");
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, "utf8")));
  return testResults.flatMap(({ assertionResults, message }) => {
    const failed = assertionResults.filter((test) => test.status === "failed").map((test) => test.fullName);
    return failed.length > 0 || assertionResults.length > 0 ? failed : [message.slice(0, 200)];
  });
}

async function bite(mutation: Mutation): Promise<string[]> {
  const dir = mkdtempSync(join(tmpdir(), "kapas-bite-"));
  const child = spawnBackend({ dir, port: 0 });
  try {
    const { line, databaseUrl } = await readAnnouncement(child);
    await mutate(databaseUrl, mutation);
    return await failuresOf(mutation.suites, line, dir);
  } finally {
    await stopBackend(child);
    rmSync(dir, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const words = process.argv.slice(2).join(" ");
  const chosen = mutations.filter((mutation) => mutation.name.includes(words));
  const survivors: string[] = [];
  for (const mutation of chosen) {
    const failures = await bite(mutation);
    const { mustFail = "" } = mutation;
    const isSurvivor = !failures.some((failure) => failure.includes(mustFail));
    if (isSurvivor) survivors.push(mutation.name);
    console.log(`${isSurvivor ? "SURVIVED" : "red"}  ${mutation.name}`);
    failures.sort((a, b) => Number(b.includes(mustFail)) - Number(a.includes(mustFail)));
    for (const failure of failures.slice(0, 2)) console.log(`       ${failure}`);
    if (failures.length > 2) console.log(`       and ${failures.length - 2} more`);
  }
  console.log(`\n${chosen.length - survivors.length} of ${chosen.length} made a test fail`);
  if (survivors.length > 0) console.log(`Survivors:\n  ${survivors.join("\n  ")}`);
  process.exitCode = survivors.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
