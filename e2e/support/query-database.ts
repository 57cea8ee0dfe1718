import pg from "pg";
import { findRunning } from "../../sandbox/running";
import { sandboxDir } from "./env";

/** Rows of the shop's database, for what no API reads or writes. */
export async function queryDatabase<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const running = await findRunning(sandboxDir);
  const client = new pg.Client({ connectionString: running?.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
