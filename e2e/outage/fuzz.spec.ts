import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { findRunning } from "../../sandbox/running";
import { runCampaign } from "../../scripts/fuzz/campaign";
import { sandboxDir, shopUrl } from "../support/env";
import { get } from "../support/http";
import { jobsTimer } from "../support/jobs-timer";

// Among the tests that work alone, because it sees whatever anybody writes meanwhile. `npm run test:fuzz` sends ten times as many.

test.beforeAll(jobsTimer.pause);
test.afterAll(jobsTimer.resume);

test("2,000 generated requests: none fails, none hangs, none writes", async () => {
  test.setTimeout(180_000);
  const running = await findRunning(resolve(sandboxDir));
  const databaseUrl = running?.databaseUrl ?? "";
  const { faults, written, statuses } = await runCampaign({
    siteUrl: shopUrl,
    databaseUrl,
    seed: 20_261_122,
    count: 2_000,
  });
  expect(faults).toEqual([]);
  expect(written).toEqual([]);
  // Each comes from an address of its own, or a limit would answer instead of the shop.
  expect(statuses[429] ?? 0).toBeLessThan(100);
  expect((await get("/")).status).toBe(200);
});
