import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { runMain } from "../sandbox/run-main";
import { applySchemaFiles, readSchemaFiles } from "../sandbox/schema-files";

// `npm run db:push`: migrates the database of DATABASE_URL to this version of the shop: the migrations by the
// Supabase CLI, then the functions, views and triggers of supabase/schemas. A second run changes nothing.

function pushMigrations(databaseUrl: string): void {
  const cli = join(
    dirname(createRequire(import.meta.url).resolve("supabase/package.json")),
    "dist/supabase.js",
  );
  execFileSync(process.execPath, [cli, "db", "push", "--yes", "--db-url", databaseUrl], { stdio: "inherit" });
}

async function pushSchemaFiles(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // A change that waits for a long query makes everyone after it wait too.
    await client.query("set lock_timeout = '5s'");
    return await applySchemaFiles(client, readSchemaFiles());
  } finally {
    await client.end();
  }
}

async function main(): Promise<void> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL)
    throw new Error("Set DATABASE_URL: in Supabase under Connect, the session pooler's address");
  pushMigrations(DATABASE_URL);
  const changed = await pushSchemaFiles(DATABASE_URL);
  process.stdout.write(
    changed.length > 0
      ? `${changed.length} functions and views are as their files say.\n`
      : "Functions and views are up to date.\n",
  );
}

runMain(main, "db:push: ");
