import { readFileSync, statSync } from "node:fs";
import { type BrowserContext, test as base, devices, expect, type Page } from "@playwright/test";
import { z } from "zod";
import { startChild } from "../scripts/test/child";
import { Shop } from "./pages/shop";
import { newIp } from "./support/attempts";
import { Buyer } from "./support/buyer";
import { shopIndex, shopUrl } from "./support/env";
import { type Tee, takeTee } from "./support/tees";
import { arriveAlive } from "./support/until-alive";

type Fixtures = {
  /** A tee in stock that only this test uses */
  tee: Tee;
  /** A guest whose email address no other test uses */
  buyer: Buyer;
  shop: Shop;
  /** Another tab of the same browser */
  openShop: () => Promise<Shop>;
  openShopIn: (context: BrowserContext) => Promise<Shop>;
  /** Console errors and warnings that the page may write; any other fails the test */
  tolerated: RegExp[];
  quietConsole: undefined;
  /** The shop's log during a failed test, attached to it */
  serverLog: undefined;
};

type WorkerFixtures = {
  /**
   * Gives a file a shop fresh from the template, by a text that no other file has: for tests that change the
   * settings of the whole shop, stop its backend or count everything.
   */
  ownShop: string;
  workerShop: z.infer<typeof shopSchema>;
};

const shopSchema = z.object({
  log: z.string(),
  /** Of its Next server */
  pid: z.int(),
  /** How far the shop's clock is ahead of the real one; less than 0 behind it */
  aheadMs: z.number(),
});

export const test = base.extend<Fixtures, WorkerFixtures>({
  ownShop: ["", { option: true, scope: "worker" }],
  workerShop: [
    async ({ ownShop: _ }, use) => {
      const shop = await startChild("scripts/test/shop-process.ts", shopSchema, {
        args: [String(shopIndex)],
      });
      await use(shop.announced);
      await shop.stop();
    },
    { scope: "worker", auto: true, timeout: 120_000 },
  ],
  baseURL: shopUrl,
  serverLog: [
    async ({ workerShop }, use, testInfo) => {
      const from = statSync(workerShop.log).size;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const body = readFileSync(workerShop.log).subarray(from);
      await testInfo.attach("shop.log", { body, contentType: "text/plain" });
    },
    { auto: true },
  ],
  tee: async ({ browserName: _ }, use) => {
    await use(await takeTee());
  },
  buyer: async ({ browserName: _ }, use) => {
    await use(new Buyer());
  },
  viewport: async ({ viewport }, use, { tags }) => use(isOnPhone(tags) ? phone.viewport : viewport),
  userAgent: async ({ userAgent }, use, { tags }) => use(isOnPhone(tags) ? phone.userAgent : userAgent),
  hasTouch: async ({ hasTouch }, use, { tags }) => use(isOnPhone(tags) || hasTouch),
  isMobile: async ({ isMobile }, use, { tags }) => use(isOnPhone(tags) || isMobile),
  // Each test has its own IP address, so that each has its own limits.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => {
    await use({ "x-forwarded-for": newIp(), ...extraHTTPHeaders });
  },
  context: async ({ context, workerShop }, use) => {
    await context.addInitScript(shiftDate, workerShop.aheadMs);
    await use(context);
  },
  page: async ({ page }, use) => {
    arriveAlive(page);
    await use(page);
  },
  shop: async ({ page }, use) => {
    await use(new Shop(page));
  },
  openShop: async ({ context }, use) => {
    await use(async () => new Shop(await context.newPage()));
  },
  openShopIn: async ({ workerShop }, use) => {
    await use(async (context) => {
      await context.addInitScript(shiftDate, workerShop.aheadMs);
      return new Shop(await context.newPage());
    });
  },
  tolerated: [[], { option: true }],
  quietConsole: [
    async ({ page, tolerated }, use) => {
      const complaints = listenForComplaints(page);
      await use(undefined);
      const unexpected = complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)));
      expect(unexpected, "the page complained on its console").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const phone = { userAgent: devices["Pixel 7"].userAgent, viewport: { width: 360, height: 740 } };

/** Whether a test's title or tags contain `@phone`. */
const isOnPhone = (tags: string[]) => tags.includes("@phone");

/** A visitor's browser uses the shop's date. Timers stay real; a test that controls them uses `page.clock`. */
function shiftDate(aheadMs: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) =>
      Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + aheadMs]),
    get: (target, name) => (name === "now" ? () => RealDate.now() + aheadMs : Reflect.get(target, name)),
  });
}

/**
 * Whether a preloaded picture is used in time depends on the machine's load, and whether at all on the project;
 * and the service worker is blocked, see playwright.config.ts.
 */
const weather =
  /was preloaded using link preload but not used within|not used because image loading is disabled|registration blocked by Playwright/;

/** Collects a page's errors and warnings from now on. */
export function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    const isComplaint = message.type() === "error" || message.type() === "warning";
    if (isComplaint && !weather.test(message.text())) {
      complaints.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    }
  });
  return complaints;
}
