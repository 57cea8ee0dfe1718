import { type BrowserContext, expect, test } from "@playwright/test";
import { livePages } from "../../lib/security/live-pages";
import { weighPage } from "../../scripts/bench/page-weight";
import { backend, rowOf, rowsOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { act, documentOf, freeze, signIn as signInPlainly, squareOf } from "../support/design-actions";
import { placeOrder, tokenOf } from "../support/orders";
import { PlainBrowser } from "../support/plain-browser";
import { signIn } from "../support/sign-in";
import { anyProduct } from "../support/site";
import { makeStaff } from "../support/staff";
import { takeTee } from "../support/tees";

/**
 * The most bytes, compressed, of the scripts that each page's HTML names: close above what it has. How the bundler cuts what
 * pages share moves a sum by half a kilobyte.
 */
const scriptLimits: Record<string, number> = {
  "/": 153_500,
  "/products": 154_300,
  "/products?q=cotton": 154_300,
  "/premium-tshirts": 154_300,
  "/products/[slug]": 156_500,
  "/products/[slug]?color=[color]": 156_500,
  "/basic/black": 156_500,
  "/custom-design": 169_000,
  "/cart": 159_500,
  "/checkout": 160_000,
  "/order-success?order=[order]&token=[token]": 157_000,
  "/order-details/[order]?token=[token]": 163_000,
  "/auth": 156_000,
  "/wishlist": 157_500,
  "/blog": 151_500,
  "/blog/what-gsm-means": 151_500,
  "/refund-policy": 150_000,
  "/shipping-policy": 150_000,
  "/terms": 150_000,
  "/terms?tab=privacy": 150_000,
  "/faq": 152_000,
  "/contact": 155_500,
  "/marketing": 153_500,
  "/about": 150_000,
  "/find-order": 153_500,
  "/investor": 150_000,
  "/sitemap": 150_000,
  "/my-designs": 164_000,
};

/** The same for whoever is signed in. */
const ownScriptLimits: Record<string, number> = {
  "/account": 152_500,
  "/account/addresses": 151_500,
  "/account/profile": 155_500,
  "/orders": 151_000,
  "/wishlist": 157_500,
  "/checkout": 160_000,
  "/cart": 159_500,
};

/** The same for whoever has sent a design. */
const submissionLimits: Record<string, number> = {
  "/my-submissions": 156_500,
  "/my-submissions/new?version=[version]": 159_500,
  "/design-proof/[version]": 159_000,
};

/** The most bytes of HTML, not compressed: above what it has by a few long names, which other tests bring. */
const htmlLimits: Record<string, number> = {
  "/": 67_000,
  "/products": 80_000,
  "/products/[slug]": 86_000,
};

const office = 220_000;

async function cookieOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
}

test("a first visit stays within its budgets of scripts and HTML, so that a phone reacts early", async ({
  baseURL,
}, { parallelIndex, config }) => {
  const { slug, colors } = await anyProduct();
  const order = await placeOrder(await takeTee(parallelIndex, config.workers), {
    email: "weight@kapas.test",
  });
  const names: Record<string, string> = {
    "[slug]": slug,
    "[color]": colors[0] ?? "",
    "[order]": order,
    "[token]": await tokenOf(order),
  };
  for (const [page, limit] of Object.entries(scriptLimits)) {
    const path = page.replace(/\[\w+\]/g, (name) => names[name] ?? name);
    const { scriptGzip, htmlRaw } = await weighPage(new URL(path, baseURL).href);
    expect.soft(scriptGzip, `scripts of ${page}`).toBeLessThanOrEqual(limit);
    expect.soft(htmlRaw, `HTML of ${page}`).toBeLessThanOrEqual(htmlLimits[page] ?? Number.POSITIVE_INFINITY);
  }
});

test("a page of one's own stays within its budget of scripts", async ({ baseURL, context }) => {
  await signIn(context, await makeCustomer());
  const cookie = await cookieOf(context);
  for (const [page, limit] of Object.entries(ownScriptLimits)) {
    const { scriptGzip } = await weighPage(new URL(page, baseURL).href, cookie);
    expect.soft(scriptGzip, page).toBeLessThanOrEqual(limit);
  }
});

test("pages of submissions stay within their budgets of scripts", async ({ baseURL }) => {
  const maker = new PlainBrowser();
  await signInPlainly(maker);
  const { data } = await freeze(maker, documentOf([squareOf()]));
  const versionId = String(data?.versionId);
  await act(maker, "saveSubmissionAction", { versionId, message: "", mayPublish: false, follows: null });
  for (const [page, limit] of Object.entries(submissionLimits)) {
    const path = page.replace("[version]", versionId);
    const { scriptGzip } = await weighPage(new URL(path, baseURL).href, maker.cookieHeader);
    expect.soft(scriptGzip, page).toBeLessThanOrEqual(limit);
  }
});

test("what is put into a page does not make the browser compute the looks of all of it", async ({
  request,
}) => {
  const html = await (await request.get("/custom-design")).text();
  const sheets = [...html.matchAll(/href="([^"]+\.css[^"]*)"/g)].map(([, href]) => href ?? "");
  expect(sheets).not.toEqual([]);
  const rules = await Promise.all(sheets.map(async (href) => (await request.get(href)).text()));
  const withHas = rules.join("").match(/[^{}]*:has\([^{}]*(?={)/g) ?? [];
  expect(withHas.filter((rule) => /\bbody:has\(/.test(rule) || /\) \*/.test(rule))).toEqual([]);
});

async function anyId(
  table:
    | "blog_posts"
    | "categories"
    | "contact_messages"
    | "coupons"
    | "marketing_sections"
    | "product_variants"
    | "reconciliation_breaks",
): Promise<number> {
  const [row] = rowsOf(await backend.from(table).select("id").order("id").limit(1));
  if (!row) throw new Error(`${table} is empty`);
  return row.id;
}

test("a page of the back office stays within its budget of scripts", async ({ baseURL, context }) => {
  await signIn(context, await makeStaff());
  const cookie = await cookieOf(context);
  const ids: Record<string, number | string> = {
    "[id]": (await anyProduct()).id,
    "[categoryId]": await anyId("categories"),
    "[variantId]": await anyId("product_variants"),
    "[caseId]": await anyId("reconciliation_breaks"),
    "[couponId]": await anyId("coupons"),
    "[postId]": await anyId("blog_posts"),
    "[messageId]": await anyId("contact_messages"),
    "[sectionId]": await anyId("marketing_sections"),
    "[orderId]": rowOf(await backend.from("orders").select("order_id").limit(1)).order_id,
    "[report]": "sales",
    "[page]": "about",
  };
  const pages = livePages.filter((page) => page.startsWith("/admin"));
  for (const page of pages) {
    const path = page.replace(/\[\w+\]/, (name) => String(ids[name]));
    const { scriptGzip } = await weighPage(new URL(path, baseURL).href, cookie);
    expect.soft(scriptGzip, path).toBeLessThanOrEqual(office);
  }
});
