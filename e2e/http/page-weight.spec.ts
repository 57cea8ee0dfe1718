import type { BrowserContext } from "@playwright/test";
import { weighPage } from "../../scripts/bench/page-weight";
import { expect, test } from "../fixtures";
import { backend, rowOf } from "../support/backend";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { people } from "../support/newcomer";
import { placeOrder, tokenOf } from "../support/orders";
import { signIn } from "../support/sign-in";
import { anyProduct } from "../support/site";

// The contents of lists affect the weight.
test.use({ ownShop: "unchanged catalogue" });

/**
 * Upper limits in compressed bytes for the scripts that each page's HTML names, close above the current
 * sizes. The bundler's splitting of shared code moves a sum by half a kilobyte.
 */
const scriptLimits: Record<string, number> = {
  "/": 156_100,
  "/products": 157_150,
  "/products?q=cotton": 157_250,
  "/premium-tshirts": 157_150,
  "/products/[slug]": 160_350,
  "/products/[slug]?color=[color]": 160_350,
  "/basic/black": 160_350,
  "/custom-design": 173_450,
  "/cart": 162_250,
  "/checkout": 164_450,
  "/order-success?order=[order]&token=[token]": 160_650,
  "/order-details/[order]?token=[token]": 167_400,
  "/auth": 158_600,
  "/wishlist": 161_800,
  "/blog": 153_650,
  "/blog/what-gsm-means": 153_850,
  "/refund-policy": 152_050,
  "/shipping-policy": 152_050,
  "/terms": 152_050,
  "/terms?tab=privacy": 152_050,
  "/faq": 153_650,
  "/contact": 158_800,
  "/marketing": 156_200,
  "/about": 152_050,
  "/find-order": 154_750,
  "/investor": 152_050,
  "/sitemap": 152_050,
  "/subscription": 152_050,
  "/my-designs": 166_450,
};

/** The same limits for a signed-in customer. */
const customerScriptLimits: Record<string, number> = {
  "/account": 154_250,
  "/account/subscription": 153_650,
  "/subscription/signup": 163_500,
  "/account/addresses": 153_350,
  "/account/profile": 157_400,
  "/orders": 152_750,
  "/wishlist": 161_800,
  "/checkout": 164_450,
  "/cart": 162_250,
  "/my-submissions": 158_900,
  "/my-submissions/new?version=[version]": 162_200,
  "/design-proof/[version]": 164_750,
};

/** Upper limits in uncompressed bytes of HTML. */
const htmlLimits: Record<string, number> = {
  // Four designs of customers are about 2,900 of them.
  "/": 74_300,
  "/products": 81_000,
  // With the maximum number of reviews on one page.
  "/products/[slug]": 100_300,
};

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

test("no style rule makes the browser match the whole page again when an element is added", async () => {
  const { body } = await get("/custom-design");
  const sheets = [...body.matchAll(/href="([^"]+\.css[^"]*)"/g)].map(([, href = ""]) => href);
  expect(sheets).not.toEqual([]);
  const rules = await Promise.all(sheets.map(async (href) => (await get(href)).body));
  const withHas = rules.join("").match(/[^{}]*:has\([^{}]*(?={)/g) ?? [];
  expect(withHas.filter((rule) => /\bbody:has\(/.test(rule) || /\) \*/.test(rule))).toEqual([]);
});
