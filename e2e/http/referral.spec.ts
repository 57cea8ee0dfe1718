import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { cookieOf } from "../support/cookie-names";
import { makeCustomer } from "../support/customer";
import { PlainBrowser } from "../support/plain-browser";

const kept = (browser: PlainBrowser) => browser.cookies.get(cookieOf("ref"))?.replace(/\.\d+/g, "");

const mainOf = (html: string) => html.match(/<main.*<\/main>/s)?.[0];

test("a link is kept when its page is opened, the first one first, and nothing tells whether it is somebody's", async () => {
  const [{ id }, nobody] = [await makeCustomer(), randomUUID()];
  const [first, second] = [new PlainBrowser(), new PlainBrowser()];
  const pages = await Promise.all([first.send(`/ref/${id}`), second.send(`/ref/${nobody}`)]);
  const [mine, theirs] = await Promise.all(pages.map(async (page) => mainOf(await page.text())));
  expect(pages.map(({ status }) => status)).toEqual([200, 200]);
  for (const { headers } of pages) expect(headers.get("cache-control")).toBe("private, no-store");
  expect(mine).toContain("A friend invited you");
  expect(mine).toBe(theirs);
  expect([kept(first), kept(second)]).toEqual([id, nobody]);
  await second.send(`/ref/${id}`);
  await second.send(`/ref/${nobody}`);
  expect(kept(second)).toBe(`${nobody}~${id}`);
});

test("no picture, frame or malformed code sets a cookie", async () => {
  const browser = new PlainBrowser();
  for (const goal of ["image", "iframe", "empty"])
    await browser.send(`/ref/${randomUUID()}`, { headers: { "sec-fetch-dest": goal } });
  for (const code of ["ASHA10", "%00", `${randomUUID()}x`, "..%2Fadmin", "a".repeat(500)])
    await browser.send(`/ref/${code}`);
  expect(kept(browser)).toBeUndefined();
});

test("the own link is nobody else's to ask for", async () => {
  const answer = await new PlainBrowser().send("/api/referral");
  expect(answer.status).toBe(401);
});
