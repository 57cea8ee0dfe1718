import { randomInt } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { inRollback, inSavepoint } from "./backend/database";
import { contradictionsIn } from "./invariants";

declare const isFullMoney: boolean;
declare const areAllRaces: boolean;

/** How many orders of a scenario are drawn when not all of them are played. */
const drawnOrders = areAllRaces ? 120 : 12;

export type Step<Scene> = (scene: Scene) => Promise<unknown>;

type Scenario<Scene> = {
  /** By their names in a failure. */
  steps: Record<string, Step<Scene>>;
  begin: (client: PoolClient) => Promise<Scene>;
  /** The compared state. */
  endOf: (scene: Scene) => Promise<object>;
  /** The end of every order of the steps, or of one order. */
  end: object | ((order: string[]) => object);
};

export function permutationsOf<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutationsOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

export function shuffled<T>(items: T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}

/** All orders in `npm run test:money -- --full`, 5,040 of seven steps; otherwise all of three, or some, drawn again each time. */
function ordersOf(names: string[]): string[][] {
  return isFullMoney || names.length < 4
    ? permutationsOf(names)
    : Array.from({ length: drawnOrders }, () => shuffled(names));
}

/** Plays the steps in each order from the same beginning: the end is as given, and the books are consistent each time. */
export async function expectSameEnd<Scene>(
  pool: Pool,
  { steps, begin, endOf, end }: Scenario<Scene>,
): Promise<void> {
  await inRollback(pool, async (client) => {
    const scene = await begin(client);
    for (const order of ordersOf(Object.keys(steps))) {
      await inSavepoint(client, async () => {
        for (const name of order) await steps[name]?.(scene);
        const expected = typeof end === "function" ? end(order) : end;
        expect({ order, end: await endOf(scene), contradictions: await contradictionsIn(client) }).toEqual({
          order,
          end: expected,
          contradictions: {},
        });
      });
    }
  });
}
