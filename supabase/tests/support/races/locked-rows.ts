import type { Pool } from "pg";
import { answerOf, inRollback, owner } from "../backend/database";
import type { Act } from "../people/staff-session";

export type Rows = {
  table: string;
  where: string;
  values?: unknown[];
  as?: "update" | "no key update" | "key share";
};
type Lock = Rows | { advisory: string };

/** The row of a table with this value in its key. */
export const rowAt = (table: string, value: unknown, key = "id", as?: Rows["as"]): Rows => ({
  ...{ table, where: `${key} = $1`, values: [value] },
  ...(as && { as }),
});
export const orderRow = (id: string) => rowAt("public.orders", id);
/** The rows that a new order or submission of the account needs. */
export const accountKey = (id: string) => rowAt("auth.users", id, "id", "key share");

/** Whether another transaction prevents locking one of the rows `as` this, or has the advisory lock. */
export async function isLocked(pool: Pool, lock: Lock): Promise<boolean> {
  return inRollback(pool, async (client) => {
    if ("advisory" in lock)
      return !(await answerOf(client, "select pg_try_advisory_xact_lock(hashtextextended($1, 0))", [
        lock.advisory,
      ]));
    const { table, where, values = [], as = "no key update" } = lock;
    try {
      const { rowCount } = await client.query(`select from ${table} where ${where} for ${as} nowait`, values);
      if (rowCount === 0) throw new Error(`${table} has no such row`);
      return false;
    } catch (error) {
      if (Object(error).code !== "55P03") throw error;
      return true;
    }
  });
}

/** None of these is locked before `act`, and all of them are until its transaction ends. */
export async function expectLocked(act: Act, ...all: Lock[]): Promise<void> {
  const expectAll = async (isTaken: boolean) => {
    for (const lock of all) expect({ lock, isTaken: await isLocked(owner, lock) }).toEqual({ lock, isTaken });
  };
  await expectAll(false);
  await inRollback(owner, async (client) => {
    await act(client);
    await expectAll(true);
  });
}
