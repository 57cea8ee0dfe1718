import { randomUUID } from "node:crypto";
import { signOrderToken } from "@/server/orders/order-token";
import { deleteReviewAction, reportReviewAction } from "@/server/reviews/actions";
import { getMyWishlist } from "@/server/wishlist/queries";
import { people } from "../../../e2e/support/newcomer";
import { owner } from "../support/backend/database";
import { rowsOf, service } from "../support/backend/service";
import { buy } from "../support/customers/reviews";
import { plainPicture, sendFile } from "../support/http/design-actions";
import { cookieOf, Visitor } from "../support/http/visitor";
import { makeCustomer, makeMember } from "../support/people/accounts";
import { makeSingle } from "../support/shop";

const yearMs = 365 * 24 * 3600 * 1000;

interface Line {
  orderNumber: string;
  itemId: number;
  token: string;
}

/** A line of an order that was delivered, with its customer's token. */
async function deliver(variantId: number): Promise<Line & { orderId: string }> {
  const { orderId, orderNumber, items } = await buy(owner, [variantId]);
  const token = signOrderToken({ orderId, linkEpoch: 1 }, Date.now() + yearMs);
  return { orderId, orderNumber, itemId: items[0] ?? 0, token };
}

const sendPhoto = (
  visitor: Visitor,
  { orderNumber, itemId, token }: Line,
  body: Uint8Array<ArrayBuffer>,
): Promise<Response> =>
  sendFile(visitor, `/api/reviews/photos?order=${orderNumber}&item=${itemId}&token=${token}`, body);

/** Writes a review past its form and staff. Returns its id. */
async function publishReview({ orderId, itemId }: Line & { orderId: string }): Promise<number> {
  const review = JSON.stringify({ stars: 3, title: "", body: "Mine is another one", fit: null });
  await owner.query("select public.save_review($1, $2, 0, $3, '{}')", [orderId, itemId, review]);
  const { rows } = await owner.query(
    "update public.reviews set status = 'published', published_at = now() where order_item_id = $1 returning id",
    [itemId],
  );
  return Number(rows[0].id);
}

const reviewsOf = async (itemId: number) =>
  rowsOf(await service.from("reviews").select("status, reports").eq("order_item_id", itemId));

it("takes a photo or a deletion only with the token of the line's own order", async () => {
  const visitor = new Visitor();
  const { variantId } = await makeSingle(owner);
  const [mine, other] = [await deliver(variantId), await deliver(variantId)];
  const photo = await plainPicture("#456", 400);
  for (const forged of [
    { ...mine, token: other.token },
    { ...mine, itemId: other.itemId },
    { ...mine, orderNumber: "KP-0000-0000-0000" },
  ])
    expect((await sendPhoto(visitor, forged, photo)).status).toBe(404);
  const sent = await sendPhoto(visitor, mine, photo);
  expect(sent.status).toBe(200);
  const { id, key } = await sent.json();

  await publishReview(other);
  const { orderNumber, itemId } = other;
  const deletion = { orderNumber, itemId, token: mine.token };
  expect(await visitor.act(deleteReviewAction, deletion)).toMatchObject({ ok: false, code: "not_found" });
  expect(await reviewsOf(itemId)).toMatchObject([{ status: "published" }]);

  const statusOf = async (path: string) => (await visitor.get(`/api/reviews/photos/${path}`)).status;
  expect(await statusOf(`${id}.webp?k=${key}`)).toBe(200);
  for (const wrong of [
    `${id}.webp`,
    `${id}.webp?k=${"A".repeat(43)}`,
    "..%2f..%2fx.webp",
    `${randomUUID()}.webp?k=${key}`,
  ])
    expect([wrong, await statusOf(wrong)]).toEqual([wrong, 404]);
});

it("refuses a hostile file with a message, and stores nothing of it", async () => {
  const visitor = new Visitor();
  const bought = await deliver((await makeSingle(owner)).variantId);
  for (const hostile of [
    "<html><script>alert(1)</script>",
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "GIF89a/*<script>*/",
    "%PDF-1.7",
  ]) {
    const answer = await sendPhoto(visitor, bought, new TextEncoder().encode(hostile));
    expect([answer.status, (await answer.json()).message]).toEqual([422, expect.stringMatching(/\w{4}/)]);
  }
  const photos = await service.from("review_photos").select("id").eq("order_item_id", bought.itemId);
  expect(rowsOf(photos)).toEqual([]);
});

it("counts the reports of a visitor once", async () => {
  const bought = await deliver((await makeSingle(owner)).variantId);
  const report = { id: await publishReview(bought), reason: "offensive", note: "" };
  const [one, two] = [new Visitor(), new Visitor()];
  for (const visitor of [one, one, one, two])
    expect(await visitor.act(reportReviewAction, report)).toMatchObject({ ok: true });
  expect(await reviewsOf(bought.itemId)).toEqual([{ status: "published", reports: 2 }]);
  expect(await one.act(reportReviewAction, { ...report, reason: "boring" })).toMatchObject({ ok: false });
  expect(await one.act(reportReviewAction, { ...report, id: 999_999_999 })).toMatchObject({
    ok: false,
    code: "not_found",
  });
});

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
    message: "This product isn't available any more.",
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

const send = (visitor: Visitor, file: Uint8Array<ArrayBuffer>, headers = {}) =>
  sendFile(visitor, "/api/admin/pictures", file, headers);

it("stores a product picture in five widths for staff who may change products, and for no one else", async () => {
  const editor = await new Visitor().signIn(await makeMember("editor"));
  const packer = await new Visitor().signIn(await makeMember("packer"));
  const picture = await plainPicture("#c33", 480);
  expect((await send(new Visitor(), picture)).status).toBe(401);
  expect((await send(packer, picture)).status).toBe(403);
  expect((await send(editor, picture, { origin: "https://evil.test" })).status).toBe(403);
  const answer = await send(editor, picture);
  expect(answer.status).toBe(200);
  const { url } = await answer.json();
  for (const width of [320, 640, 960, 1280, 1920]) {
    const file = await fetch(url.replace(/-1920\.webp$/, `-${width}.webp`));
    expect([width, file.status, file.headers.get("content-type")]).toEqual([width, 200, "image/webp"]);
    expect(file.headers.get("cache-control")).toContain("max-age=2592000");
  }
});

it("refuses a file that isn't a picture with a reason, and 30 MB at once", async () => {
  const editor = await new Visitor().signIn(await makeMember("editor"));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const text of [drawing, "Dear printer, make it blue.", ""]) {
    const answer = await send(editor, new TextEncoder().encode(text));
    const { message } = await answer.json();
    expect([text, answer.status, message]).toEqual([text, 422, expect.stringMatching(/^It(?:'s| isn't) /)]);
  }
  expect((await send(editor, new Uint8Array(30 * 1024 * 1024))).status).toBe(413);
});
