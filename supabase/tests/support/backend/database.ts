import { Pool, type PoolClient, types } from "pg";
import { backend } from "./backend";

const INT8 = 20;
const NUMERIC = 1700;

/** As PostgREST returns them: whole and decimal numbers are numbers. */
function parserOf(oid: number, format?: "text" | "binary") {
  return oid === INT8 || oid === NUMERIC ? Number : types.getTypeParser(oid, format);
}

const pools: Pool[] = [];

/** `role` is the role of every connection of the pool. The pool is closed after the file's tests, see file-database.ts. */
export function openPool(role: "postgres" | "service_role", max = 8): Pool {
  const pool = outliveDatabase(
    new Pool({
      connectionString: backend.databaseUrl,
      max,
      options: `-c role=${role}`,
      types: { getTypeParser: parserOf },
    }),
  );
  pools.push(pool);
  return pool;
}

Object.assign(globalThis, { closePools: () => Promise.all(pools.map((pool) => pool.end())) });

/** Bypasses all policies. */
export const owner = openPool("postgres");
/** Has the rights of the shop's server. */
export const server = openPool("service_role");

/** The database may stop before a pool's last connection is closed. An error during a query still rejects it. */
function outliveDatabase(pool: Pool): Pool {
  pool.on("connect", (client) => client.on("error", () => undefined));
  // An idle connection reports errors to its pool.
  pool.on("error", () => undefined);
  return pool;
}

/** Opens every connection of the pool at once, so that all of a race start together. */
export async function connectAll(pool: Pool, count: number): Promise<PoolClient[]> {
  if (count > pool.options.max) throw new Error(`a pool of ${pool.options.max} has no ${count} connections`);
  return Promise.all(Array.from({ length: count }, () => pool.connect()));
}

/** Runs `work` and rolls back. */
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

/** A test in a transaction of the owner, which is rolled back after it. */
export const inTest = (work: (client: PoolClient) => Promise<unknown>) => async () => {
  await inRollback(owner, work);
};

/** As `it`, in a transaction of the owner, which is rolled back after it. */
export const trial = (title: string, work: (client: PoolClient) => Promise<unknown>) =>
  it(title, inTest(work));

/** Runs `work` in a savepoint of the open transaction and rolls back to it. They can be nested. */
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
export async function answerOf(db: Pick<Pool, "query">, sql: string, values: unknown[] = []): Promise<any> {
  return (await db.query({ text: sql, values, rowMode: "array" })).rows[0]?.[0];
}
