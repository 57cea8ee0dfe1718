import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FaultyLine } from "../scripts/test/faulty-line";
import { receiveReports } from "../testing/sentry-receiver";
import { test as base } from "./fixtures";
import { gatewayUrl } from "./support/env";
import { moveDatabase, startShopCopy } from "./support/shop-copy";

export { expect } from "./fixtures";

type Lines = Record<"database" | "razorpay" | "mail" | "sms", FaultyLine>;

interface CutShop {
  url: string;
  lines: Lines;
  /** All that it has told so far: its log, and its reports of errors. */
  told: () => { log: string; reports: string[] };
}

/** A copy of the shop whose connections to its services can be cut, one service at a time. */
export const test = base.extend<{ whole: undefined }, { cutShop: CutShop }>({
  cutShop: [
    async ({ browserName: _ }, use) => {
      const [database, razorpay, mail, sms] = await Promise.all([
        FaultyLine.to(gatewayUrl),
        FaultyLine.to(gatewayUrl),
        FaultyLine.to(gatewayUrl),
        FaultyLine.to(gatewayUrl),
      ]);
      const lines = { database, razorpay, mail, sms };
      const reports = await receiveReports();
      const dir = mkdtempSync(join(tmpdir(), "kapas-log-"));
      const log = join(dir, "shop.log");
      const shop = await startShopCopy({
        change: (build) => moveDatabase(build, database.url),
        log,
        env: {
          SENTRY_DSN: reports.dsn,
          RAZORPAY_API_URL: `${razorpay.url}/razorpay`,
          MAIL_API_URL: `${mail.url}/mail`,
          SMS_API_URL: `${sms.url}/sms`,
        },
      });
      const told = () => ({ log: readFileSync(log, "utf8"), reports: reports.envelopes });
      await use({ url: shop.url, lines, told });
      shop.stop();
      await reports.close();
      rmSync(dir, { recursive: true });
      for (const line of Object.values(lines)) await line.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ cutShop }, use) => use(cutShop.url),
  whole: [
    async ({ cutShop: { lines } }, use) => {
      await use(undefined);
      for (const line of Object.values(lines)) await line.mend();
    },
    { auto: true },
  ],
});
