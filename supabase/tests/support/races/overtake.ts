import type { Pool, PoolClient } from "pg";
import type { Act } from "../people/staff-session";
import { type Refusal, readRefusal } from "../refusal";

export async function pidOf(client: PoolClient): Promise<number> {
  return (await client.query("select pg_backend_pid() as pid")).rows[0].pid;
}

/** Whether `waiter` comes to wait for `holder` within ten seconds: a busy machine starts late. */
export async function waitsFor(pool: Pool, waiter: number, holder: number): Promise<boolean> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await pool.query("select $2::int = any (pg_blocking_pids($1)) as waits", [
      waiter,
      holder,
    ]);
    if (rows[0].waits) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

export type Overtaken<T> = { waited: boolean; answer?: T; refusal?: Refusal };

/** `second` starts when `first` is done but not committed yet: whether it waits, and its result after the commit. */
export async function overtake<T>(pool: Pool, first: Act, second: Act<T>): Promise<Overtaken<T>> {
  const [quick, late] = await Promise.all([pool.connect(), pool.connect()]);
  try {
    await quick.query("begin");
    await first(quick);
    await late.query("begin");
    const waiter = await pidOf(late);
    const work = second(late);
    const settled = work.catch(() => undefined);
    const waited = await Promise.race([
      waitsFor(pool, waiter, await pidOf(quick)),
      settled.then(() => false),
    ]);
    await quick.query("commit");
    try {
      const answer = await work;
      await late.query("commit");
      return { waited, answer };
    } catch (error) {
      return { waited, refusal: readRefusal(error) };
    }
  } finally {
    // Committed rows stay.
    await Promise.all([quick.query("rollback"), late.query("rollback")]);
    quick.release();
    late.release();
  }
}
