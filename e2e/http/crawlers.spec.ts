import { expect, test } from "@playwright/test";
import { checkStructure, readStructure } from "../../lib/seo/check-structure";
import { scriptPayloads } from "../../testing/script-payloads";
import { backend, rowsOf } from "../support/backend";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { watchPolicy } from "../support/policy-watch";
import { makePost } from "../support/posts";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import { readXml } from "../support/xml";

test("structured data of every type of page has what search engines document", async () => {
  const [product] = rowsOf(
    await backend
      .from("products")
      .select("slug")
      .eq("status", "published")
      .eq("is_deleted", false)
      .order("id")
      .limit(1),
  );
  const [post] = rowsOf(
    await backend.from("blog_posts").select("slug").eq("is_live", true).order("id").limit(1),
  );
  const types: Record<string, string[]> = {
    "/": ["OnlineStore", "WebSite"],
    "/products?category=mens": ["BreadcrumbList", "ItemList"],
    [`/products/${product?.slug}`]: ["ProductGroup", "BreadcrumbList"],
    [`/blog/${post?.slug}`]: ["BlogPosting", "BreadcrumbList"],
    "/blog": ["Blog", "BreadcrumbList"],
    "/faq": ["WebPage", "BreadcrumbList", "FAQPage"],
    "/about": ["AboutPage", "BreadcrumbList"],
    "/refund-policy": ["WebPage", "BreadcrumbList"],
  };
  for (const [path, expected] of Object.entries(types)) {
    const found = readStructure((await get(path)).body);
    expect(
      found.map((data) => data?.["@type"]),
      path,
    ).toEqual(expected);
    expect(
      found.flatMap((data) =>
        data ? checkStructure(data).map(({ where, field }) => `${where}: ${field}`) : ["no JSON"],
      ),
      path,
    ).toEqual([]);
  }
});

test("a page and its Markdown share an address, each for those who want it", async () => {
  const [product] = rowsOf(
    await backend
      .from("products")
      .select("slug")
      .eq("status", "published")
      .eq("is_deleted", false)
      .order("id")
      .limit(1),
  );
  const typeFor = async (path: string, accept: string) => {
    const { headers } = await get(path, { accept });
    expect(headers.get("vary")?.split(/,\s*/), path).toContain("Accept");
    return headers.get("content-type")?.split(";")[0];
  };
  for (const path of [
    `/products/${product?.slug}`,
    "/products",
    "/products?category=mens",
    "/premium-tshirts",
    "/blog",
    "/faq",
    "/terms?tab=privacy",
    "/refund-policy",
  ]) {
    expect(await typeFor(path, "text/markdown"), path).toBe("text/markdown");
    expect(await typeFor(path, "text/markdown, text/html;q=0.5"), path).toBe("text/markdown");
    for (const accept of [
      "*/*",
      "text/html,*/*;q=0.8",
      "text/html, text/markdown;q=0.5",
      "text/markdown;q=0, */*",
    ])
      expect(await typeFor(path, accept), `${path} ${accept}`).toBe("text/html");
  }
  const text = (await get(`/products/${product?.slug}.md`)).body;
  expect(text).toMatch(/^# .+\n\nPrice: ₹[\d,]+/);
  for (const path of [
    "/products/none-999999.md",
    "/blog/none.md",
    "/products.md?page=99999",
    "/products.md?page=-1",
    "/premium-tshirts.md?page=1e9",
    "/products.md?category=%00",
    "/_next/image?url=%2Fadmin&w=640&q=75",
  ])
    expect((await get(path)).status, path).toBe(404);
});

test("feeds for merchants are whole: unique ids, prices, pictures that exist, and no draft", async () => {
  const draftsNow = async () =>
    rowsOf(await backend.from("products").select("id").neq("status", "published")).map(({ id }) => id);
  const before = await draftsNow();
  const { rss } = await readXml("/feeds/google.xml");
  const items: Record<string, string>[] = rss.channel.item;
  const needed = [
    "id",
    "title",
    "description",
    "link",
    "image_link",
    "availability",
    "price",
    "condition",
    "brand",
  ];
  expect(items.filter((item) => needed.some((name) => !item[`g:${name}`]))).toEqual([]);
  const ids = items.map((item) => String(item["g:id"]));
  expect(new Set(ids).size).toBe(ids.length);
  expect(items.filter((item) => !/^\d+\.\d\d INR$/.test(item["g:price"] ?? ""))).toEqual([]);
  // Others are published or taken out of the shop at this moment, by other tests.
  const after = new Set(await draftsNow());
  const drafts = before.filter((id) => after.has(id));
  const groups = new Set(items.map((item) => String(item["g:item_group_id"])));
  expect(drafts.length).toBeGreaterThan(0);
  expect(drafts.filter((id) => groups.has(String(id)))).toEqual([]);
  expect((await fetch(items[0]?.["g:image_link"] ?? "")).status).toBe(200);
  // A product with all its sizes may go between the two.
  await expect(async () => {
    const { item: now } = (await readXml("/feeds/google.xml")).rss.channel;
    const csv = (await get("/feeds/meta.csv")).body.trim().split("\r\n");
    expect(csv[0]).toMatch(/^id,item_group_id,title/);
    expect(csv.length).toBeGreaterThanOrEqual(now.length);
  }).toPass();
});

test("robots.txt closes what is nobody's business, and search engines are told of changes when the shop wants it", async () => {
  const robots = (await get("/robots.txt")).body;
  for (const path of ["/admin", "/api/", "/account", "/checkout", "/products?sort="])
    expect(robots).toContain(`Disallow: ${path}`);
  expect(robots).toContain(`Sitemap: ${shopUrl}/sitemap.xml`);
  expect((await get(`/${"a".repeat(32)}.txt`)).status).toBe(404);
});

test("stored scripts run on no page of the blog and in no section, and the policy has nothing to stop", async ({
  page,
}) => {
  const { blocked, reports } = await watchPolicy(page.context());
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  expect(scriptPayloads.length).toBeGreaterThanOrEqual(150);
  const short = scriptPayloads.filter((text) => text.length <= 110);
  const some = await Promise.all(
    [0, 1, 2].map((part) => {
      const own = short.filter((_, index) => index % 3 === part);
      return makePost({
        title: own[part * 7] ?? "x",
        summary: (own[part * 7 + 1] ?? "x").slice(0, 300),
        // PostgreSQL knows no U+0000, and the form leaves it out.
        body: scriptPayloads
          .filter((_, index) => index % 3 === part)
          .join("\n\n")
          .replaceAll("\u0000", ""),
      });
    }),
  );
  const sections = rowsOf(
    await backend
      .from("marketing_sections")
      .insert(
        // Before their time, so that no other test meets them.
        short.slice(0, 16).map((title, index) => ({
          place: "home",
          kind: index % 2 === 0 ? "text" : "hero",
          position: 500 + index,
          starts_at: "2031-01-01T00:00:00Z",
          words: {
            title: title.replaceAll("\u0000", ""),
            text: scriptPayloads
              .filter((_, nr) => nr % 16 === index)
              .join("\n\n")
              .replaceAll("\u0000", ""),
            buttonLabel: title.replaceAll("\u0000", ""),
            buttonHref: "/products",
          },
        })),
      )
      .select("id"),
  );
  await signIn(page.context(), await makeStaff("editor"));
  const preview = "/admin/marketing/preview?place=home&at=2031-02-01T10:00";
  for (const { slug } of some) {
    for (const path of [`/blog/${slug}`, "/blog", "/sitemap", "/admin/marketing", preview]) {
      await page.goto(path);
      await page.evaluate(() => {
        for (const link of document.querySelectorAll("a"))
          if (/^(javascript|data|vbscript):/i.test(link.href)) throw new Error(link.href);
      });
    }
    for (const data of readStructure((await get(`/blog/${slug}`)).body)) expect(data).not.toBeNull();
  }
  await expect(
    page.getByRole("main").getByRole("link", { name: short[0], exact: true }).first(),
  ).toBeVisible();
  await readXml("/blog/rss.xml");
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => Reflect.get(window, "xssRan"))).toBeUndefined();
  expect({
    dialogs,
    blocked: blocked.filter((what) => !what.includes("img-src")),
    reports: reports.filter((text) => !text.includes("img-src")),
  }).toEqual({
    dialogs: [],
    blocked: [],
    reports: [],
  });
  const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  await backend.from("blog_posts").delete().in("id", idsOf(some));
  await backend.from("marketing_sections").delete().in("id", idsOf(sections));
});
