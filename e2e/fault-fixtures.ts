import { FaultyLine } from "../scripts/test/faulty-line";
import { test as base } from "./fixtures";
import { gatewayUrl } from "./support/env";
import { moveDatabase, startShopCopy } from "./support/shop-copy";

export { expect } from "./fixtures";

type Lines = Record<"database" | "razorpay" | "mail" | "sms", FaultyLine>;

/** A copy of the shop whose connections to its services can be cut, one service at a time. */
export const test = base.extend<{ whole: undefined }, { cutShop: { url: string; lines: Lines } }>({
  cutShop: [
    async ({ browserName: _ }, use) => {
      const [database, razorpay, mail, sms] = await Promise.all([
        FaultyLine.to(gatewayUrl),
        FaultyLine.to(gatewayUrl),
        FaultyLine.to(gatewayUrl),
        FaultyLine.to(gatewayUrl),
      ]);
      const lines = { database, razorpay, mail, sms };
      const shop = await startShopCopy({
        change: (build) => moveDatabase(build, database.url),
        env: {
          RAZORPAY_API_URL: `${razorpay.url}/razorpay`,
          MAIL_API_URL: `${mail.url}/mail`,
          SMS_API_URL: `${sms.url}/sms`,
        },
      });
      await use({ url: shop.url, lines });
      shop.stop();
      for (const line of Object.values(lines)) await line.close();
    },
    { scope: "worker", timeout: 120_000 },
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
