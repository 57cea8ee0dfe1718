import type { PoolClient } from "pg";
import { inRollback, owner } from "../backend/database";
import { contradictionsIn } from "../invariants";
import { allowReturns } from "./returns";

type Work = (client: PoolClient) => Promise<void>;

/** As inRollback; at its end the books are consistent. */
export const balanced = (work: Work) =>
  inRollback(owner, async (client) => {
    await work(client);
    expect(await contradictionsIn(client)).toEqual({});
  });

/** As `it`, with inBalancedTest. */
export const balancedTrial = (title: string, work: Work) => it(title, inBalancedTest(work));

/** As balanced, in a shop that accepts returns. */
export const withReturns = (work: Work) =>
  balanced(async (client) => {
    await allowReturns(client);
    await work(client);
  });

/** As inTest; at its end the books are consistent. */
export const inBalancedTest = (work: Work) => () => balanced(work);
