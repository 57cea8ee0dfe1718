import type { BrowserContext } from "@playwright/test";
import { livePages } from "../../lib/security/live-pages";
import { weighPage } from "../../scripts/bench/page-weight";
import { expect, test } from "../fixtures";
import { findAdminIds } from "../support/admin-ids";
import { backend, rowOf } from "../support/backend";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { people } from "../support/newcomer";
import { placeOrder, tokenOf } from "../support/orders";
import { signIn } from "../support/sign-in";
import { anyProduct } from "../support/site";
import { makeStaff } from "../support/staff";

// The contents of lists affect the weight.
test.use({ ownShop: "page weight" });

/**
 * Upper limits in compressed bytes for the scripts that each page's HTML names, close above the current
 * sizes. The bundler's splitting of shared code moves a sum by half a kilobyte.
 */
const scriptLimits: Record<string, number> = {
  "/": 154_800,
  "/products": 155_800,
  "/products?q=cotton": 155_800,
  "/premium-tshirts": 155_800,
  "/products/[slug]": 157_800,
  "/products/[slug]?color=[color]": 157_800,
  "/basic/black": 157_800,
  "/custom-design": 170_600,
  "/cart": 160_200,
  "/checkout": 161_400,
  "/order-success?order=[order]&token=[token]": 159_100,
  "/order-details/[order]?token=[token]": 165_700,
  "/auth": 156_600,
  "/wishlist": 159_000,
  "/blog": 153_000,
  "/blog/what-gsm-means": 153_000,
  "/refund-policy": 151_200,
  "/shipping-policy": 151_200,
  "/terms": 151_200,
  "/terms?tab=privacy": 151_200,
  "/faq": 152_800,
  "/contact": 156_300,
  "/marketing": 155_000,
  "/about": 151_200,
  "/find-order": 154_100,
  "/investor": 151_200,
  "/sitemap": 151_200,
  "/subscription": 151_600,
  "/my-designs": 165_400,
};

/** The same limits for a signed-in customer. */
const customerScriptLimits: Record<string, number> = {
  "/account": 153_400,
  "/account/subscription": 153_400,
  "/subscription/signup": 162_400,
  "/account/addresses": 152_600,
  "/account/profile": 156_600,
  "/orders": 152_000,
  "/wishlist": 159_000,
  "/checkout": 161_400,
  "/cart": 160_200,
  "/my-submissions": 157_200,
  "/my-submissions/new?version=[version]": 161_200,
  "/design-proof/[version]": 161_600,
};

/** Upper limits in uncompressed bytes of HTML. */
const htmlLimits: Record<string, number> = {
  "/": 67_000,
  "/products": 80_000,
  // With the maximum number of reviews on one page.
  "/products/[slug]": 92_000,
};

/** The same limits for each page of the admin. */
const adminScriptLimit = 223_600;

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

/** A path with its bracketed names replaced by values. */
const fill = (path: string, values: Record<string, string | number>) =>
  path.replace(/\[\w+\]/g, (name) => String(values[name]));

test("a first visit stays within its budgets of scripts and HTML", async ({ tee }) => {
  const { slug, colors } = await anyProduct();
  const order = await placeOrder(tee, { email: "weight@kapas.test" });
  const values = {
    "[slug]": slug,
    "[color]": colors[0] ?? "",
    "[order]": order,
    "[token]": await tokenOf(order),
  };
  for (const [page, limit] of Object.entries(scriptLimits)) {
    const { scriptGzip, htmlRaw } = await weighPage(`${shopUrl}${fill(page, values)}`);
    expect.soft(scriptGzip, `scripts of ${page}`).toBeLessThanOrEqual(limit);
    expect.soft(htmlRaw, `HTML of ${page}`).toBeLessThanOrEqual(htmlLimits[page] ?? Number.POSITIVE_INFINITY);
  }
});

test("a page of a customer stays within its budget of scripts", async ({ context }) => {
  await signIn(context, people.asha);
  const cookie = await cookieOf(context);
  const asha = rowOf(await backend.from("orders").select("user_id").eq("email", people.asha.email).limit(1));
  const sent = rowOf(
    await backend
      .from("submissions")
      .select("version_id, design_versions!inner()")
      .eq("design_versions.user_id", asha.user_id ?? "")
      .limit(1),
  );
  const version = { "[version]": sent.version_id };
  for (const [page, limit] of Object.entries(customerScriptLimits)) {
    const { scriptGzip } = await weighPage(`${shopUrl}${fill(page, version)}`, cookie);
    expect.soft(scriptGzip, page).toBeLessThanOrEqual(limit);
  }
});

test("a page of the admin stays within its budget of scripts", async ({ context }) => {
  await signIn(context, await makeStaff());
  const cookie = await cookieOf(context);
  const ids = await findAdminIds();
  for (const page of livePages.filter((path) => path.startsWith("/admin"))) {
    const { scriptGzip } = await weighPage(`${shopUrl}${fill(page, ids)}`, cookie);
    expect.soft(scriptGzip, page).toBeLessThanOrEqual(adminScriptLimit);
  }
});

test("no style rule makes the browser match the whole page again when an element is added", async () => {
  const { body } = await get("/custom-design");
  const sheets = [...body.matchAll(/href="([^"]+\.css[^"]*)"/g)].map(([, href = ""]) => href);
  expect(sheets).not.toEqual([]);
  const rules = await Promise.all(sheets.map(async (href) => (await get(href)).body));
  const withHas = rules.join("").match(/[^{}]*:has\([^{}]*(?={)/g) ?? [];
  expect(withHas.filter((rule) => /\bbody:has\(/.test(rule) || /\) \*/.test(rule))).toEqual([]);
});
