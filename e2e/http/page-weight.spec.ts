import type { BrowserContext } from "@playwright/test";
import { livePages } from "../../lib/security/live-pages";
import { weighPage } from "../../scripts/bench/page-weight";
import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { people } from "../support/newcomer";
import { officeIds } from "../support/office-ids";
import { placeOrder, tokenOf } from "../support/orders";
import { signIn } from "../support/sign-in";
import { anyProduct } from "../support/site";
import { makeStaff } from "../support/staff";

// What lists show counts.
test.use({ ownShop: "page weight" });

/**
 * The most bytes, compressed, of the scripts that each page's HTML names: close above what it has. How the bundler cuts what
 * pages share moves a sum by half a kilobyte.
 */
const scriptLimits: Record<string, number> = {
  "/": 154_200,
  "/products": 155_200,
  "/products?q=cotton": 154_700,
  "/premium-tshirts": 155_200,
  "/products/[slug]": 157_000,
  "/products/[slug]?color=[color]": 157_000,
  "/basic/black": 157_000,
  "/custom-design": 169_700,
  "/cart": 159_500,
  "/checkout": 160_100,
  "/order-success?order=[order]&token=[token]": 157_000,
  "/order-details/[order]?token=[token]": 163_000,
  "/auth": 156_000,
  "/wishlist": 157_500,
  "/blog": 152_400,
  "/blog/what-gsm-means": 152_400,
  "/refund-policy": 150_600,
  "/shipping-policy": 150_600,
  "/terms": 150_600,
  "/terms?tab=privacy": 150_600,
  "/faq": 152_200,
  "/contact": 155_500,
  "/marketing": 154_200,
  "/about": 150_600,
  "/find-order": 153_500,
  "/investor": 150_600,
  "/sitemap": 150_600,
  "/subscription": 151_000,
  "/my-designs": 164_000,
};

/** The same for a signed-in customer. */
const customerScriptLimits: Record<string, number> = {
  "/account": 152_500,
  "/account/subscription": 152_500,
  "/subscription/signup": 160_800,
  "/account/addresses": 151_500,
  "/account/profile": 155_500,
  "/orders": 151_000,
  "/wishlist": 157_500,
  "/checkout": 160_100,
  "/cart": 159_500,
  "/my-submissions": 156_500,
  "/my-submissions/new?version=[version]": 159_500,
  "/design-proof/[version]": 159_000,
};

/** The most bytes of HTML, not compressed. */
const htmlLimits: Record<string, number> = {
  "/": 67_000,
  "/products": 80_000,
  // With as many reviews as it shows.
  "/products/[slug]": 92_000,
};

/** The same for each page of the admin. */
const adminScriptLimit = 223_000;

const cookieOf = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

/** A path with the values that its names in brackets stand for. */
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
  const ids = await officeIds();
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
