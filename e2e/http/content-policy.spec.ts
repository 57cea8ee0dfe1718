import { readStructure } from "../../lib/seo/check-structure";
import { scriptPayloads } from "../../testing/script-payloads";
import { expect, listenForComplaints, test } from "../fixtures";
import { backend } from "../support/backend";
import { shopUrl } from "../support/env";
import { get } from "../support/http";
import { runJobs } from "../support/jobs";
import { watchPolicy } from "../support/policy-watch";
import { makePost } from "../support/posts";
import { signIn } from "../support/sign-in";
import { makeStaff } from "../support/staff";
import { readXml } from "../support/xml";

test.use({ tolerated: [/404|Content Security Policy|ERR_BLOCKED/], ownShop: "changed settings" });

test("the policy blocks inline code on a live page, and scripts and forms of other sites on a static page", async ({
  page,
  context,
}) => {
  const { blocked, reports } = await watchPolicy(context);
  const complaints = listenForComplaints(page);
  await page.goto("/auth");
  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="x:" onerror="window.hacked = true">');
  });
  await expect.poll(() => blocked.some((what) => /script-src-attr/.test(what))).toBe(true);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  // Journeys and the sweep fail when a page logs a violation, so they prove that no policy blocks what the shop needs.
  expect(complaints.join()).toContain("Content Security Policy");

  blocked.length = 0;
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.src = "https://evil.example/x.js";
    document.body.append(script);
    const form = document.createElement("form");
    form.action = "https://evil.example/";
    document.body.append(form);
    form.submit();
  });
  await expect
    .poll(() => blocked.map((what) => what.replace(/ blocked.*/, "")).sort())
    .toEqual(["/: form-action", "/: script-src-elem"]);
  expect(page.url()).toBe(`${shopUrl}/`);
});

/** PostgreSQL can't store U+0000, and the form removes it. */
const withoutNul = (text: string) => text.replaceAll("\u0000", "");

test("scripts stored in posts and page sections never run, and the policy has nothing to block", async ({
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
        body: withoutNul(scriptPayloads.filter((_, index) => index % 3 === part).join("\n\n")),
      });
    }),
  );
  const { error } = await backend.from("marketing_sections").insert(
    short.slice(0, 16).map((title, index) => ({
      place: "home",
      kind: index % 2 === 0 ? "text" : "hero",
      position: 500 + index,
      words: {
        title: withoutNul(title),
        text: withoutNul(scriptPayloads.filter((_, nr) => nr % 16 === index).join("\n\n")),
        buttonLabel: withoutNul(title),
        buttonHref: "/products",
      },
    })),
  );
  expect(error).toBeNull();
  await signIn(page.context(), await makeStaff("editor"));
  const posts = some.map(({ slug }) => `/blog/${slug}`);
  const preview = "/admin/marketing/preview?place=home";
  for (const path of [...posts, "/blog", "/sitemap", "/", "/admin/marketing", preview]) {
    await page.goto(path);
    await page.evaluate(() => {
      for (const link of document.querySelectorAll("a"))
        if (/^(javascript|data|vbscript):/i.test(link.href)) throw new Error(link.href);
    });
    expect(await page.evaluate(() => "xssRan" in window), path).toBe(false);
  }
  await expect(
    page.getByRole("main").getByRole("link", { name: short[0], exact: true }).first(),
  ).toBeVisible();
  for (const path of posts) expect(readStructure((await get(path)).body)).not.toContain(null);
  await readXml("/blog/rss.xml");
  await page.waitForLoadState("networkidle");
  // The next tests of this shop need its home page.
  await backend.from("marketing_sections").delete().gte("position", 500);
  await runJobs({ only: ["sections", "storefront_changes"] });
  expect({
    dialogs,
    blocked: blocked.filter((what) => !what.includes("img-src")),
    reports: reports.filter((text) => !text.includes("img-src")),
  }).toEqual({
    dialogs: [],
    blocked: [],
    reports: [],
  });
});
