import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { findRunning } from "../../sandbox/running";
import { runCampaign } from "../../scripts/fuzz/campaign";
import { backend } from "../support/backend";
import { sandboxDir, shopUrl } from "../support/env";
import { get } from "../support/http";
import { jobsTimer } from "../support/jobs-timer";

// Runs alone, because it notices every write to the database. `npm run test:fuzz` sends ten times as many requests.

test.beforeAll(async () => {
  await jobsTimer.pause();
  // Each server sends notices by itself; with none left it writes nothing.
  const sent_at = new Date().toISOString();
  await backend.from("outbox").update({ sent_at }).eq("channel", "slack").is("sent_at", null);
});
test.afterAll(jobsTimer.resume);

test("none of 2,000 generated requests fails, hangs or writes", async () => {
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
  // Each request has its own IP address, so that limits rarely answer instead of the shop.
  expect(statuses[429] ?? 0).toBeLessThan(100);
  expect((await get("/")).status).toBe(200);
});
