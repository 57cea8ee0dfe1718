import { expect, test } from "@playwright/test";
import { livePages } from "../../lib/security/live-pages";
import { weighPage } from "../../scripts/bench/page-weight";
import { backend, rowOf, rowsOf } from "../support/backend";
import { signIn } from "../support/sign-in";
import { anyProduct } from "../support/site";
import { makeStaff } from "../support/staff";

/** Budgets in bytes for the compressed scripts that a page's HTML names. */
// 157 kB, rounded: how the bundler cuts what pages share moves the sum by half a kilobyte.
const shelf = 157_499;
const till = 163_000;
const studio = 170_000;
const desk = 220_000;

test("a first visit stays within its budget of scripts, so that a phone reacts early", async ({
  baseURL,
}) => {
  const { slug } = await anyProduct();
  const budgets = {
    "/": shelf,
    "/products": shelf,
    [`/products/${slug}`]: shelf,
    "/checkout": till,
    "/custom-design": studio,
  };
  for (const [path, budget] of Object.entries(budgets)) {
    const { scriptGzip } = await weighPage(new URL(path, baseURL).href);
    expect(scriptGzip, path).toBeLessThanOrEqual(budget);
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
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
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
    expect.soft(scriptGzip, path).toBeLessThanOrEqual(desk);
  }
});
