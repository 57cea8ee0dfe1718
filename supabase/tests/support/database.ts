import { Pool, type PoolClient, types } from "pg";
import { backend } from "./backend";

const INT8 = 20;
const NUMERIC = 1700;

/** As PostgREST gives them: whole and decimal numbers are numbers. */
function parserOf(oid: number, format?: "text" | "binary") {
  return oid === INT8 || oid === NUMERIC ? Number : types.getTypeParser(oid, format);
}

/** `role` is what every connection of the pool acts as; "postgres" bypasses all policies. */
export function openPool(role: "postgres" | "service_role", max = 4): Pool {
  return outliveDatabase(
    new Pool({
      connectionString: backend.databaseUrl,
      max,
      options: `-c role=${role}`,
      types: { getTypeParser: parserOf },
    }),
  );
}

/** The database may stop before a pool's last connection is closed. What breaks a query still rejects it. */
function outliveDatabase(pool: Pool): Pool {
  pool.on("connect", (client) => client.on("error", () => undefined));
  // A connection that nobody uses tells its pool.
  pool.on("error", () => undefined);
  return pool;
}

/** Every connection of the pool open at once, so that a race starts from one line. */
export async function connectAll(pool: Pool, count: number): Promise<PoolClient[]> {
  if (count > pool.options.max) throw new Error(`a pool of ${pool.options.max} has no ${count} connections`);
  return Promise.all(Array.from({ length: count }, () => pool.connect()));
}

/** Runs `work` and takes back what it wrote. */
export async function inRollback<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    return await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Runs `work` in a savepoint of the open transaction and takes back what it wrote. One may stand in another. */
export async function inSavepoint<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query("savepoint attempt");
  try {
    return await work();
  } finally {
    await client.query("rollback to savepoint attempt; release savepoint attempt");
  }
}

/** The first value of the first row. */
// biome-ignore lint/suspicious/noExplicitAny: a value of the database, read by the assertions
export async function answerOf(client: PoolClient, sql: string, values: unknown[] = []): Promise<any> {
  return (await client.query({ text: sql, values, rowMode: "array" })).rows[0]?.[0];
}
