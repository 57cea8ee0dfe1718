import { getMyWishlist } from "@/server/wishlist/queries";
import { people } from "../../../e2e/support/newcomer";
import { owner } from "../support/backend/database";
import { cookieOf, Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";
import { makeSingle } from "../support/shop";

let id: number;

beforeAll(async () => {
  ({ productId: id } = await makeSingle(owner));
});

async function wishesOf(userId: string) {
  const { rows } = await owner.query("select product_id, size from public.user_wishlist where user_id = $1", [
    userId,
  ]);
  return rows;
}

async function signedIn(): Promise<{ visitor: Visitor; userId: string }> {
  const who = await makeCustomer();
  return { visitor: await new Visitor().signIn(who), userId: who.id };
}

it("gives a guest no wishlist, not even with a forged cookie", async () => {
  const hint = { cookie: `${cookieOf("signed-in")}=1; ${cookieOf("session")}=base64-e30` };
  const visitor = new Visitor();
  for (const headers of [{}, hint]) {
    const answers = [
      await visitor.get("/api/wishlist", headers),
      await visitor.post("/api/wishlist", { id }, headers),
      await visitor.post("/api/wishlist/remove", { id }, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  }
  expect((await visitor.get("/api/wishlist")).headers.get("cache-control")).toBe("private, no-store");
});

it("refuses malformed requests and unknown products", async () => {
  const { visitor, userId } = await signedIn();
  const add = async (body: unknown, headers = {}) => {
    const answer = await visitor.post("/api/wishlist", body, headers);
    return { status: answer.status, message: (await answer.json()).message };
  };
  expect(await add({ id: 999_999_999 })).toEqual({
    status: 404,
    message: "This product is no longer available.",
  });
  expect(await add({ id, size: "99XL" })).toEqual({ status: 404, message: "This size doesn't exist." });
  for (const body of [{}, { id: "1" }, { id: -1 }, { id, size: "\u0000" }, { id, user_id: userId }, []]) {
    const removed = await visitor.post("/api/wishlist/remove", body);
    expect([body, (await add(body)).status, removed.status]).toEqual([body, 422, 422]);
  }
  expect((await add("{")).status).toBe(400);
  expect((await add({ id, color: "x".repeat(2000) })).status).toBe(413);
  expect((await add({ id }, { origin: "https://evil.example" })).status).toBe(403);
  expect(await wishesOf(userId)).toEqual([]);
});

it("lets the browser keep the wishlist for 30 seconds, or until it changes", async () => {
  const { visitor } = await signedIn();
  const list = () => visitor.get("/api/wishlist");
  const before = await list();
  expect(before.headers.get("cache-control")).toBe("private, max-age=30");
  expect(before.headers.get("vary")).toContain("Cookie");
  expect(await before.json()).toEqual({ wishes: [] });
  // A kept answer counts for one set of cookies; a change gives its path a new one.
  const cacheCookie = () => visitor.cookies.get(cookieOf("wishlist"));
  expect(cacheCookie()).toBeUndefined();
  const added = await visitor.post("/api/wishlist", { id });
  expect(await added.json()).toEqual({ outcome: "added", wishes: [{ id, size: null }] });
  expect(added.headers.getSetCookie().join()).toMatch(
    /kapas-wishlist-\d+=[^;]+; Path=\/api\/wishlist;.*HttpOnly/i,
  );
  const first = cacheCookie();
  expect((await (await list()).json()).wishes).toHaveLength(1);
  await visitor.post("/api/wishlist/remove", { id });
  expect(cacheCookie()).not.toBe(first);
  expect((await (await list()).json()).wishes).toEqual([]);
});

it("keeps customers out of each other's wishlists, and keeps none for staff", async () => {
  const { id: ownerId } = await makeCustomer();
  await owner.query("insert into public.user_wishlist (user_id, product_id) values ($1, $2)", [ownerId, id]);
  const { visitor } = await signedIn();
  expect(await (await visitor.get("/api/wishlist")).json()).toEqual({ wishes: [] });
  expect((await visitor.post("/api/wishlist/remove", { id })).status).toBe(200);
  expect(await wishesOf(ownerId)).toHaveLength(1);

  const admin = await new Visitor().signIn(people.admin);
  const refused = await admin.post("/api/wishlist", { id });
  expect([refused.status, (await refused.json()).message]).toEqual([
    403,
    "The shop's own account has no wishlist.",
  ]);
});

it("answers 404 to an unknown link of a shared wishlist, and asks a guest to log in to see their own", async () => {
  const unknown = ["0".repeat(32), "0", "x".repeat(3000), "0123456789ABCDEF0123456789ABCDEF"];
  const visitor = new Visitor();
  for (const token of unknown) {
    expect([token, (await visitor.checkAdminAccess(`/wishlist/${token}`)).status]).toEqual([token, 404]);
  }
  expect(await visitor.look(getMyWishlist)).toEqual({ is: "guest" });
});
