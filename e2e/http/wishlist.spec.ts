import { expect, test } from "@playwright/test";
import { WishlistPage } from "../pages/wishlist-page";
import { cookieOf as cookieNamed } from "../support/cookie-names";
import { makeCustomer } from "../support/customer";
import { get, postJson, type Reply } from "../support/http";
import { people } from "../support/newcomer";
import { anyProduct } from "../support/site";
import { wishesOf, wishFor } from "../support/wishes";

const message = (reply: Reply): string => JSON.parse(reply.body).message;

async function cookieOf(wishlist: WishlistPage, who: { email: string; password: string }): Promise<string> {
  await wishlist.logInTo("/about", who);
  const cookies = await wishlist.page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

test("a guest can't use a wishlist, not even with a forged cookie", async () => {
  const { id } = await anyProduct();
  const hint = { cookie: `${cookieNamed("signed-in")}=1; ${cookieNamed("session")}=base64-e30` };
  for (const headers of [{}, hint]) {
    expect((await get("/api/wishlist", headers)).status).toBe(401);
    expect((await postJson("/api/wishlist", { id }, headers)).status).toBe(401);
    expect((await postJson("/api/wishlist/remove", { id }, headers)).status).toBe(401);
  }
  const { status, headers } = await get("/api/wishlist");
  expect(status).toBe(401);
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("malformed requests and unknown products are refused", async ({ page }) => {
  const who = await makeCustomer();
  const cookie = await cookieOf(new WishlistPage(page), who);
  const add = (body: unknown, headers = {}) => postJson("/api/wishlist", body, { cookie, ...headers });
  const { id } = await anyProduct();

  const unknown = await add({ id: 999_999_999 });
  expect([unknown.status, message(unknown)]).toEqual([404, "This product is no longer in the shop."]);
  const noSize = await add({ id, size: "99XL" });
  expect([noSize.status, message(noSize)]).toEqual([404, "This size is not made."]);
  for (const body of [{}, { id: "1" }, { id: -1 }, { id, size: "\u0000" }, { id, user_id: who.id }, []]) {
    expect((await add(body)).status, JSON.stringify(body)).toBe(422);
    expect((await postJson("/api/wishlist/remove", body, { cookie })).status, JSON.stringify(body)).toBe(422);
  }
  expect((await add("{")).status).toBe(400);
  expect((await add({ id, color: "x".repeat(2000) })).status).toBe(413);
  expect((await add({ id }, { origin: "https://evil.example" })).status).toBe(403);
  expect(await wishesOf(who.id)).toEqual([]);
});

test("the browser caches the wishlist for 30 seconds or until it changes", async ({ page }) => {
  const who = await makeCustomer();
  const cookie = await cookieOf(new WishlistPage(page), who);
  const { id } = await anyProduct();
  const before = await get("/api/wishlist", { cookie });
  expect(before.headers.get("cache-control")).toBe("private, max-age=30");
  expect(before.headers.get("vary")).toContain("Cookie");
  expect(JSON.parse(before.body)).toEqual({ wishes: [] });
  const added = await postJson("/api/wishlist", { id }, { cookie });
  expect(JSON.parse(added.body)).toEqual({ outcome: "added", wishes: [{ id, size: null }] });
  expect(added.headers.getSetCookie().join()).toMatch(
    /kapas-wishlist-\d+=[^;]+; Path=\/api\/wishlist;.*HttpOnly/i,
  );

  const wishes = () =>
    page.evaluate(async () => (await (await fetch("/api/wishlist")).json()).wishes.length as number);
  expect(await wishes()).toBe(1);
  await page.evaluate(
    (wanted) =>
      fetch("/api/wishlist/remove", { method: "POST", body: JSON.stringify({ id: wanted }) }).then(
        () => null,
      ),
    id,
  );
  expect(await wishes()).toBe(0);
});

test("a customer can't reach another customer's wishlist; staff have none", async ({ page, browser }) => {
  const owner = await makeCustomer();
  const { id } = await anyProduct();
  await wishFor(owner.id, { productId: id });
  const cookie = await cookieOf(new WishlistPage(page), await makeCustomer());
  expect(JSON.parse((await get("/api/wishlist", { cookie })).body)).toEqual({ wishes: [] });
  expect((await postJson("/api/wishlist/remove", { id }, { cookie })).status).toBe(200);
  expect(await wishesOf(owner.id)).toHaveLength(1);

  const context = await browser.newContext();
  const admin = await cookieOf(new WishlistPage(await context.newPage()), people.admin);
  const refused = await postJson("/api/wishlist", { id }, { cookie: admin });
  expect([refused.status, message(refused)]).toEqual([403, "The shop's own account keeps no wishlist."]);
  await context.close();
});

test("an unknown link answers 404, and the wishlist page is never cached", async () => {
  const unknown = ["0".repeat(32), "0", "%00", "a/b", "x".repeat(3000), "0123456789ABCDEF0123456789ABCDEF"];
  for (const token of unknown) {
    const { status, body } = await get(`/wishlist/${token}`);
    expect(status, token).toBe(404);
    expect(body, token).toMatch(/<h1[\s>]/);
  }
  const { status, headers } = await get("/wishlist");
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toMatch(/no-store/);
});
