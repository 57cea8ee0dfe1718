import { type BrowserContext, expect, test } from "@playwright/test";
import { livePages } from "../../lib/security/live-pages";
import { weighPage } from "../../scripts/bench/page-weight";
import { backend, rowsOf } from "../support/backend";
import { makeCustomer } from "../support/customer";
import { act, documentOf, freeze, signIn as signInPlainly, squareOf } from "../support/design-actions";
import { officeIds } from "../support/office-ids";
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

/** The same for whoever is signed in. */
const ownScriptLimits: Record<string, number> = {
  "/account": 152_500,
  "/account/subscription": 152_500,
  "/subscription/signup": 160_800,
  "/account/addresses": 151_500,
  "/account/profile": 155_500,
  "/orders": 151_000,
  "/wishlist": 157_500,
  "/checkout": 160_100,
  "/cart": 159_500,
};

/** The same for whoever has sent a design. */
const submissionLimits: Record<string, number> = {
  "/my-submissions": 156_500,
  "/my-submissions/new?version=[version]": 159_500,
  "/design-proof/[version]": 159_000,
};

/** The most bytes of HTML, not compressed: above what it has by a few things that other tests bring. */
const htmlLimits: Record<string, number> = {
  "/": 67_000,
  "/products": 80_000,
  // With as many reviews as it shows.
  "/products/[slug]": 92_000,
};

const office = 223_000;

const dayMs = 86_400_000;

/** The bytes of HTML, with a usual name and address for each product of another test: theirs are as long as chance makes them. */
async function bytesOf(html: string): Promise<number> {
  const dayAgo = new Date(Date.now() - dayMs).toISOString();
  const made = rowsOf(await backend.from("products").select("slug, name").gt("created_at", dayAgo));
  const usual = made.reduce(
    (rest, { slug, name }) =>
      rest.replaceAll(slug, "a-tee-with-a-usual-name").replaceAll(name, "A Tee With a Usual Name"),
    html,
  );
  return Buffer.byteLength(usual);
}

async function cookieOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
}

test("a first visit stays within its budgets of scripts and HTML, so that a phone reacts early", async ({
  baseURL,
}, { parallelIndex, config }) => {
  const { slug, colors } = await anyProduct();
  const order = await placeOrder(await takeTee(), {
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
    const { scriptGzip, html } = await weighPage(new URL(path, baseURL).href);
    expect.soft(scriptGzip, `scripts of ${page}`).toBeLessThanOrEqual(limit);
    const htmlLimit = htmlLimits[page];
    if (htmlLimit === undefined) continue;
    expect.soft(await bytesOf(html), `HTML of ${page}`).toBeLessThanOrEqual(htmlLimit);
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

test("a page of the back office stays within its budget of scripts", async ({ baseURL, context }) => {
  await signIn(context, await makeStaff());
  const cookie = await cookieOf(context);
  const ids = await officeIds();
  const pages = livePages.filter((page) => page.startsWith("/admin"));
  for (const page of pages) {
    const path = page.replace(/\[\w+\]/, (name) => String(ids[name]));
    const { scriptGzip } = await weighPage(new URL(path, baseURL).href, cookie);
    expect.soft(scriptGzip, path).toBeLessThanOrEqual(office);
  }
});
