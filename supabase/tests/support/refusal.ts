import { DatabaseError, type PoolClient } from "pg";

export type Refusal = { code: string; hint: string; message: string; detail: unknown };

function parseDetail(detail: string | undefined): unknown {
  return detail?.startsWith("[") ? JSON.parse(detail) : detail;
}

/** A refusal by a database function. Any other error is rethrown. */
export function readRefusal(error: unknown): Refusal {
  if (!(error instanceof DatabaseError)) throw error;
  const { code = "", message, hint = message, detail } = error;
  return { code, hint, message, detail: parseDetail(detail) };
}

export async function refusalOf(attempt: Promise<unknown>): Promise<Refusal> {
  let answer: unknown;
  try {
    answer = await attempt;
  } catch (error) {
    return readRefusal(error);
  }
  throw new Error(`Nothing was refused; the answer was ${JSON.stringify(answer)}`);
}

/** Refusals end a transaction: the client's continues after them. */
export async function refusalIn(client: PoolClient, attempt: () => Promise<unknown>): Promise<Refusal> {
  await client.query("savepoint before");
  const refusal = await refusalOf(attempt());
  await client.query("rollback to before");
  return refusal;
}

/** The reason of a refusal, as the shop's own code reads it. */
export const hintOf = async (attempt: Promise<unknown>): Promise<string> => (await refusalOf(attempt)).hint;

export const hintIn = async (client: PoolClient, attempt: () => Promise<unknown>): Promise<string> =>
  (await refusalIn(client, attempt)).hint;
