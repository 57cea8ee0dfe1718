import { queryDatabase } from "./query-database";

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
  const parts = tables.map((table) => `select t::text as line from private.${table} t`);
  const rows = await queryDatabase<{ line: string }>(parts.join(" union all "));
  return rows.map(({ line }) => line);
}
