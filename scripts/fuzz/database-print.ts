import { Client } from "pg";

/** Tables that a visitor's request may write to: attempts, puzzles, unknown addresses, bots; everything else must be unchanged. */
const counters = [
  "private.auth_attempts",
  "private.spent_captchas",
  "public.missing_pages",
  "public.crawler_visits",
];

/** What is compared of a row: a message queued before is sent by any request, but none may queue another. */
const compared: Record<string, string> = { "public.outbox": "t.id" };

/** Row count and content hash of each table; storage objects are rows too. */
export async function printDatabase(databaseUrl: string): Promise<Record<string, string>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private', 'auth', 'storage') order by 1`,
    );
    const print: Record<string, string> = {};
    for (const { name } of tables.filter((table) => !counters.includes(table.name))) {
      const { rows } = await client.query(
        `select count(*) || ' rows, ' || coalesce(sum(hashtextextended((${compared[name] ?? "t"})::text, 0)::numeric), 0) as print from ${name} t`,
      );
      print[name] = rows[0].print;
    }
    return print;
  } finally {
    await client.end();
  }
}

export function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  return Object.keys(after).filter((table) => before[table] !== after[table]);
}
