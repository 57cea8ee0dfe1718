import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startBackend } from "./backend/start-backend";
import { addToCache, takeCached } from "./cached-files";
import { hashFiles } from "./hash-files";
import { logConsoleToFile } from "./log-file";
import { deletePostgresData } from "./postgres-files";
import { runMain } from "./run-main";

const TARGET = "server/supabase/database.types.ts";
const HEADER = "// Made from supabase by `npm run db:types`; do not edit.\n\n";

const requireFrom = createRequire(import.meta.url);

function run(script: string, args: string[], input?: string): string {
  return execFileSync(process.execPath, [script, ...args], {
    encoding: "utf8",
    input,
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1" },
  });
}

function binOf(packageName: string, file: string): string {
  return join(dirname(requireFrom.resolve(`${packageName}/package.json`)), file);
}

async function generate(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "kapas-types-"));
  logConsoleToFile(dir);
  const backend = await startBackend({ dir, port: 0, siteUrl: "http://localhost:3000" });
  try {
    const url = `${backend.databaseUrl}?sslmode=disable`;
    const args = ["gen", "types", "--lang", "typescript", "--db-url", url, "--schema", "public"];
    const source = run(binOf("supabase", "dist/supabase.js"), args);
    // Biome skips the real file name, because the file is generated; here formatting makes diffs readable.
    return run(
      binOf("@biomejs/biome", "bin/biome"),
      ["format", "--stdin-file-path=generated.ts"],
      HEADER + source,
    );
  } finally {
    await backend.stop();
    await deletePostgresData(dir);
    rmSync(dir, { recursive: true, force: true });
  }
}

function readCurrent(): string {
  try {
    return readFileSync(TARGET, "utf8");
  } catch {
    return "";
  }
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** What the types are made of. */
const SOURCES = ["supabase/migrations", "supabase/schemas", "sandbox", "package-lock.json"];

/** From the cache when the same sources were read before. */
async function makeTypes(): Promise<string> {
  const key = hashFiles(SOURCES, HEADER);
  let types = "";
  const read = (entry: string) => {
    types = readFileSync(join(entry, "types.ts"), "utf8");
  };
  if (takeCached("database-types", key, read)) return types;
  types = await generate();
  addToCache("database-types", key, (draft) => writeFileSync(join(draft, "types.ts"), types));
  return types;
}

async function main(): Promise<void> {
  const types = await makeTypes();
  if (!process.argv.includes("--check")) {
    writeFileSync(TARGET, types);
    printLine(`${TARGET} written`);
    return;
  }
  if (types !== readCurrent()) {
    printLine(`${TARGET} differs from the database: run \`npm run db:types\``);
    process.exit(1);
  }
  printLine(`${TARGET} agrees with the database`);
}

runMain(async () => {
  await main();
  process.exit(0);
});
