import type { Pool, PoolClient } from "pg";
import { connectAll } from "../backend/database";
import { type Refusal, readRefusal } from "../refusal";

export type Outcome<T> = { won: T[]; refused: Refusal[] };

/** The results of all runners, started at once. */
async function settle<T>(attempts: Promise<T>[]): Promise<Outcome<T>> {
  const outcome: Outcome<T> = { won: [], refused: [] };
  for (const result of await Promise.allSettled(attempts)) {
    if (result.status === "fulfilled") outcome.won.push(result.value);
    else outcome.refused.push(readRefusal(result.reason));
  }
  return outcome;
}

/** `count` connections, all open before the first of them starts. */
export async function race<T>(
  pool: Pool,
  count: number,
  run: (client: PoolClient, index: number) => Promise<T>,
): Promise<Outcome<T>> {
  const clients = await connectAll(pool, count);
  try {
    return await settle(clients.map(run));
  } finally {
    for (const client of clients) client.release();
  }
}

/** The number of each result, by code and hint. */
export function countRefusals(refused: Refusal[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code, hint } of refused) {
    const answer = `${code} ${hint}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}
