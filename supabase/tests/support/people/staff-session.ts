import type { Pool, PoolClient } from "pg";
import { inRollback, owner } from "../backend/database";
import { type Actor, actAs } from "./actors";

export type Act<T = unknown> = (client: PoolClient) => Promise<T>;

/** Its own transaction; a refusal leaves nothing behind. */
export async function committed<T>(client: PoolClient, act: Act<T>): Promise<T> {
  await client.query("begin");
  try {
    const answer = await act(client);
    await client.query("commit");
    return answer;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

/** As PostgREST does for the request of a person: their role and claims, for this transaction. */
export const inSession =
  <T>(actor: Actor | { id: string }, act: Act<T>): Act<T> =>
  async (client) => {
    await actAs(client, actor);
    return act(client);
  };

/** One act of a person, rolled back. */
export const rolledBackAs = <T>(actor: Actor, act: Act<T>) => inRollback(owner, inSession(actor, act));

/** The call of a public function, by the connection's role. */
export const askFor =
  (call: string, ...values: unknown[]): Act =>
  (client) =>
    client.query(`select public.${call}`, values);

/** One act, committed, on its own connection. */
export async function play<T>(pool: Pool, act: Act<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await committed(client, act);
  } finally {
    client.release();
  }
}
