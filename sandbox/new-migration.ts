import { writeFileSync } from "node:fs";
import { readMigrations } from "./migrations";
import { readFunctionFiles, writeFunctionMigration } from "./schema-functions";

// `npm run db:migration -- <name>`: a new migration with the functions whose files have changed.

/** The next version: the time, as the Supabase CLI writes it, and later than every migration that is there. */
function nextVersion(last: string, now: Date): string {
  const time = now
    .toISOString()
    .replace(/\D/g, "")
    .slice(0, last.length || 14);
  return time > last ? time : String(BigInt(last) + 1n);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function main(name: string): number {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) {
    say("Name the migration in small letters: npm run db:migration -- refunds_by_upi");
    return 1;
  }
  const migrations = readMigrations();
  const sql = writeFunctionMigration(readFunctionFiles(), migrations);
  if (sql === null) {
    say("The migrations have every function as its file says: nothing to write.");
    return 0;
  }
  const version = nextVersion(migrations.at(-1)?.version ?? "", new Date());
  const path = `supabase/migrations/${version}_${name}.sql`;
  writeFileSync(path, sql);
  say(
    `${path} written. Tables, triggers and rows are written there by hand; a function stands below what it needs.`,
  );
  return 0;
}

process.exitCode = main(process.argv[2] ?? "");
