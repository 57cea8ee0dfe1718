import type { Pool } from "pg";
import { type Act, committed } from "../people/staff-session";
import type { Refusal } from "../refusal";
import { shuffled } from "../scenario";
import { race } from "./race";

/** The attempts of a contender, one transaction after the other. */
export type Attempt<T = unknown> = [name: string, act: Act<T>, ...later: Act[]];

/** All at once, each on its own connection and in an order that differs each time: the winner, and the others' errors. */
export async function contend<T = unknown>(
  pool: Pool,
  attempts: Attempt<T>[],
): Promise<{ won: string[]; answers: T[]; refused: Refusal[] }> {
  const drawn = shuffled(attempts);
  const { won, refused } = await race(pool, drawn.length, async (client, index) => {
    const attempt = drawn[index];
    if (!attempt) throw new Error("more runners than attempts");
    const [name, act, ...later] = attempt;
    const answer = await committed(client, act);
    for (const next of later) await committed(client, next);
    return { name, answer };
  });
  return { won: won.map(({ name }) => name).sort(), answers: won.map(({ answer }) => answer), refused };
}

/** The parts of a refusal: its hint, and who acted before. */
export const refusalParts = ({ hint, detail }: Refusal) => ({ hint, ...JSON.parse(String(detail)) });
