import type { PoolClient } from "pg";
import { inTest } from "./database";
import { contradictionsIn } from "./invariants";
import { allowReturns } from "./returns";

type Work = (client: PoolClient) => Promise<void>;

/** As inTest; at its end nothing in the books contradicts itself. */
export const inBalancedTest = (work: Work) =>
  inTest(async (client) => {
    await work(client);
    expect(await contradictionsIn(client)).toEqual({});
  });

/** As `it`, with inBalancedTest. */
export const balancedTrial = (title: string, work: Work) => it(title, inBalancedTest(work));

/** As inBalancedTest, in a shop that takes items back. */
export const inReturnsTest = (work: Work) =>
  inBalancedTest(async (client) => {
    await allowReturns(client);
    await work(client);
  });
