import pg from "pg";
import { findRunning } from "../../sandbox/running";
import { sandboxDir } from "./env";

const tables = [
  "user_analytics",
  "page_analytics",
  "product_analytics",
  "cart_analytics",
  "search_analytics",
  "analytics_sessions",
  "analytics_counts",
];

/** All stored visit data as text: one line per row. */
export async function readVisits(): Promise<string[]> {
  const running = await findRunning(sandboxDir);
  const client = new pg.Client({ connectionString: running?.databaseUrl });
  await client.connect();
  try {
    const parts = tables.map((table) => `select t::text as line from private.${table} t`);
    const { rows } = await client.query<{ line: string }>(parts.join(" union all "));
    return rows.map(({ line }) => line);
  } finally {
    await client.end();
  }
}
