import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { SignInPage } from "../pages/sign-in-page";
import { shopUrl } from "../support/env";
import { people } from "../support/newcomer";
import { placeOrder } from "../support/orders";
import { removeMiddleware, type ShopCopy, startShopCopy } from "../support/shop-copy";
import { takeTee } from "../support/tees";

const customerPages = [
  "/dashboard",
  "/account",
  "/account/profile",
  "/account/privacy",
  "/orders",
  "/orders?page=2",
];
const adminPages = ["/admin"];

test.describe.configure({ mode: "serial" });

let bare: ShopCopy;
test.beforeAll(async () => {
  bare = await startShopCopy({ change: removeMiddleware });
});
test.afterAll(() => bare?.stop());

/** Where a refused request is redirected: Next answers with a 307, or with a page that redirects. */
async function destinationOf(url: string, cookie = ""): Promise<string> {
  const response = await fetch(url, { redirect: "manual", headers: { cookie } });
  const location = response.headers.get("location");
  if (location) return new URL(location, url).pathname;
  const body = await response.text();
  const [, sentOn] = body.match(/(?:;url=|NEXT_REDIRECT;\w+;)([^"?;]+)/) ?? [];
  return sentOn ?? `${response.status}`;
}

test("guests can't open account or back office pages, even without the middleware", async () => {
  for (const path of [...customerPages, ...adminPages]) {
    for (const shop of [shopUrl, bare.url])
      expect(await destinationOf(`${shop}${path}`), shop + path).toBe("/auth");
  }
  const data = await fetch(`${bare.url}/api/account/data`);
  expect([data.status, await data.json()]).toMatchObject([401, { message: "Please log in to continue" }]);
});

test("a customer can open neither the back office nor somebody else's order, even without the middleware", async ({
  page,
}, { config, parallelIndex }) => {
  const tee = await takeTee();
  const others = await placeOrder(tee, { email: people.ravi.email });
  const screen = new SignInPage(page);
  await screen.open();
  await screen.login(people.asha);
  await page.waitForURL("**/dashboard");
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const shop of [shopUrl, bare.url]) {
    expect(await destinationOf(`${shop}/admin`, cookie)).toBe("/dashboard");
    const order = await fetch(`${shop}/order-details/${others}`, { headers: { cookie } });
    expect(await order.text()).not.toContain("14, 3rd Cross");
    const forged = await fetch(`${shop}/order-details/${others}?token=${"A".repeat(43)}`, {
      headers: { cookie },
    });
    expect(await forged.text()).not.toContain("14, 3rd Cross");
    const own = await (await fetch(`${shop}/api/account/data`, { headers: { cookie } })).json();
    expect(own.account.email).toBe(people.asha.email);
    expect(JSON.stringify(own)).not.toContain(others);
  }
});

type Manifest = { node: Record<string, { exportedName?: string; filename?: string }> };

test("every account action refuses a guest, even without the middleware", async () => {
  const manifest: Manifest = JSON.parse(readFileSync(".next/server/server-reference-manifest.json", "utf8"));
  const actions = Object.entries(manifest.node).filter(([, { filename }]) =>
    filename?.includes("server/account/"),
  );
  expect(actions.length).toBeGreaterThanOrEqual(4);
  for (const [id, { exportedName }] of actions) {
    for (const shop of [shopUrl, bare.url]) {
      const form = new FormData();
      form.set("1_firstName", "Eve");
      form.set("1_lastName", "Stranger");
      form.set("1_confirmation", "DELETE");
      form.set("0", '[null,"$K1"]');
      const response = await fetch(`${shop}/about`, {
        method: "POST",
        headers: { "next-action": id, origin: shop },
        body: form,
      });
      expect(response.status, exportedName).toBeLessThan(500);
      expect(await response.text(), `${exportedName} on ${shop}`).toContain("Please log in to continue");
    }
  }
});
