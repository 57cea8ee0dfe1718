import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { idOf } from "../support/checkout-action";
import { makeCustomer } from "../support/customer";
import { shopUrl } from "../support/env";
import { PlainBrowser } from "../support/plain-browser";

interface Answer {
  ok: boolean;
  code?: string;
  message?: string;
  data?: Record<string, unknown>;
}

/** Next forwards an action that its page does not have, and loses the cookies of the answer. */
const pageOf = (action: string) => (action === "remixDesignAction" ? "/custom-design" : "/my-designs");

function send(browser: PlainBrowser, action: string, input: unknown): Promise<Response> {
  return browser.send(pageOf(action), {
    method: "POST",
    headers: { origin: shopUrl, "next-action": idOf(action), "content-type": "text/plain" },
    body: JSON.stringify([input]),
  });
}

/** Calls a server action as its page does. */
async function act(browser: PlainBrowser, action: string, input: unknown): Promise<Answer> {
  const response = await send(browser, action, input);
  const line = (await response.text()).split("\n").find((each) => /^1:\{/.test(each));
  if (!line) throw new Error(`${action} answered ${response.status} without a result`);
  return JSON.parse(line.slice(2));
}

async function upload(browser: PlainBrowser, background = "#c33"): Promise<string> {
  const body = await sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
  const response = await browser.send("/api/designs/assets", {
    method: "POST",
    headers: { origin: shopUrl, "content-type": "image/png" },
    body: new Uint8Array(body),
  });
  expect(response.status).toBe(200);
  return (await response.json()).id;
}

const placed = {
  name: "",
  x: 152,
  y: 150,
  rot: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  locked: false,
  hidden: false,
};
const imageOf = (asset: string, more = {}) => ({
  ...placed,
  id: randomUUID().slice(0, 8),
  type: "image",
  asset,
  crop: { x: 0, y: 0, width: 1, height: 1 },
  width: 100,
  height: 100,
  ...more,
});
const squareOf = (more = {}) => ({
  ...placed,
  id: randomUUID().slice(0, 8),
  type: "shape",
  shape: "rectangle",
  width: 100,
  height: 60,
  fill: "#c33333",
  outline: null,
  radius: 0,
  ...more,
});
const documentOf = (front: unknown[], more = {}) => ({
  v: 1,
  cut: "regular",
  colour: "black",
  views: { front, back: [], left: [], right: [] },
  ...more,
});

const freeze = (browser: PlainBrowser, document: unknown, designId: string = randomUUID()) =>
  act(browser, "freezeDesignAction", { designId, name: "Mine", document });

const statusOf = async (browser: PlainBrowser, path: string) => (await browser.send(path)).status;

async function signIn(browser: PlainBrowser): Promise<void> {
  const { email, password } = await makeCustomer();
  expect((await browser.submit("/auth", "Login", { email, password })).notice).toMatch(/signed-in$/);
}

test("an upload is its owner's: nobody else sees its preview, lists it or freezes it in a scene", async () => {
  const [owner, stranger] = [new PlainBrowser(), new PlainBrowser()];
  const asset = await upload(owner);
  const preview = await owner.send(`/api/designs/assets/${asset}`);
  expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(preview.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  await upload(stranger, "#3c3");
  for (const other of [new PlainBrowser(), stranger]) {
    expect(await statusOf(other, `/api/designs/assets/${asset}`)).toBe(404);
    const { assets } = await (await other.send("/api/designs/assets")).json();
    expect(assets.map(({ id }: { id: string }) => id)).not.toContain(asset);
  }
  expect(await freeze(stranger, documentOf([imageOf(asset)]))).toMatchObject({
    ok: false,
    code: "not_found",
  });
  expect(await freeze(owner, documentOf([imageOf(asset)]))).toMatchObject({ ok: true });
});

test("the same design is the same version, which has pictures and can be shared and taken over", async () => {
  const [owner, visitor] = [new PlainBrowser(), new PlainBrowser()];
  const asset = await upload(owner);
  const [designId, document] = [randomUUID(), documentOf([imageOf(asset), squareOf({ y: 300 })])];
  const first = await freeze(owner, document, designId);
  expect(await freeze(owner, document, designId)).toEqual(first);
  const versionId = first.data?.versionId;
  const picture = await visitor.send(`/design-pictures/${versionId}/front.webp`);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(await statusOf(visitor, `/design-pictures/${versionId}/left.webp`)).toBe(404);
  expect(await statusOf(visitor, `/design-pictures/${randomUUID()}/front.webp`)).toBe(404);

  expect(await act(visitor, "shareDesignAction", { versionId })).toMatchObject({
    ok: false,
    code: "not_found",
  });
  const shared = await act(owner, "shareDesignAction", { versionId });
  expect(await act(owner, "shareDesignAction", { versionId })).toEqual(shared);
  const path = String(shared.data?.path);
  const page = await visitor.send(path);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain("Digital mockup; colours and folds vary.");
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toMatch(
    new RegExp(`<meta property="og:image" content="[^"]*/design-pictures/${versionId}/front.jpg"`),
  );
  expect(html).not.toContain(asset);

  const remix = await act(visitor, "remixDesignAction", { token: path.split("/").at(-1) });
  const copied = [...JSON.stringify(remix.data).matchAll(/"asset":"([0-9a-f-]{36})"/g)].map(([, id]) => id);
  expect(copied).toHaveLength(1);
  const [copy] = copied;
  expect(copy).not.toBe(asset);
  expect(await statusOf(visitor, `/api/designs/assets/${copy}`)).toBe(200);
  expect(await statusOf(visitor, `/api/designs/assets/${asset}`)).toBe(404);

  await act(visitor, "unshareDesignAction", { designId });
  expect(await statusOf(visitor, path)).toBe(200);
  await act(owner, "unshareDesignAction", { designId });
  expect(await statusOf(visitor, path)).toBe(404);
  expect((await act(owner, "shareDesignAction", { versionId })).data?.path).not.toBe(path);
});

test("a saved design is the person's alone, and what the browser uploaded before becomes theirs", async () => {
  const [asha, ravi] = [new PlainBrowser(), new PlainBrowser()];
  const asset = await upload(asha);
  const guest = asha.copy();
  const [id, document] = [randomUUID(), documentOf([imageOf(asset)])];
  const design = { id, name: "Mine", rev: 0, document };
  expect(await act(asha, "saveDesignAction", design)).toMatchObject({ ok: false, code: "unauthenticated" });
  expect(await statusOf(asha, "/api/designs")).toBe(401);
  await signIn(asha);
  await signIn(ravi);
  expect(await act(asha, "saveDesignAction", design)).toMatchObject({ data: { kind: "saved", rev: 1 } });
  expect(await statusOf(asha, `/api/designs/${id}`)).toBe(200);
  expect(await statusOf(asha, `/api/designs/${id}/picture?rev=1`)).toBe(200);
  expect(await statusOf(asha, `/api/designs/assets/${asset}`)).toBe(200);
  expect(await statusOf(guest, `/api/designs/assets/${asset}`)).toBe(404);

  expect(await act(ravi, "saveDesignAction", { ...design, rev: 1 })).toMatchObject({ code: "not_found" });
  expect(await act(ravi, "deleteDesignAction", { id })).toMatchObject({ code: "not_found" });
  for (const path of [`/api/designs/${id}`, `/api/designs/${id}/picture`])
    expect(await statusOf(ravi, path)).toBe(404);
  const changed = { ...design, name: "Two", rev: 1 };
  expect(await act(asha, "saveDesignAction", changed)).toMatchObject({ data: { kind: "saved", rev: 2 } });
  expect(await act(asha, "saveDesignAction", { ...design, name: "Three", rev: 1 })).toMatchObject({
    data: { kind: "stale", theirs: { rev: 2, name: "Two" } },
  });
  expect(await act(asha, "deleteDesignAction", { id })).toMatchObject({ ok: true });
  expect(await statusOf(asha, `/api/designs/${id}`)).toBe(404);
  expect(await act(asha, "restoreDesignAction", { id })).toMatchObject({ ok: true });
  expect(await statusOf(asha, `/api/designs/${id}`)).toBe(200);
});

const tooMany = Array.from({ length: 10_000 }, () => squareOf());

const hostile: [what: string, document: unknown][] = [
  ["an unknown key", documentOf([squareOf()], { price: 1 })],
  ["an unknown key in a layer", documentOf([squareOf({ outlines: "M0 0" })])],
  ["a foreign address for a picture", documentOf([imageOf("https://evil.test/x.png")])],
  ["a file of the server for a picture", documentOf([imageOf("/etc/passwd")])],
  ["a size of null, which is how JSON writes NaN", documentOf([squareOf({ width: Number.NaN })])],
  ["an endless size", documentOf([squareOf({ width: 1e308 })])],
  ["a colour that is markup", documentOf([squareOf({ fill: '"/><script>' })])],
  ["a cut that we don't make", documentOf([squareOf()], { cut: "cape" })],
  ["another version of the format", documentOf([squareOf()], { v: 2 })],
  ["no document", null],
  ["a text", "design"],
];

test("turns away 10,000 layers, and a prototype for a layer, before anything is read of them", async () => {
  const input = (front: unknown[]) => ({ designId: randomUUID(), name: "Mine", document: documentOf(front) });
  const long = await send(new PlainBrowser(), "freezeDesignAction", input(tooMany));
  const sly = input([JSON.parse('{"__proto__": {"type": "shape"}}')]);
  expect([long.status, (await send(new PlainBrowser(), "freezeDesignAction", sly)).status]).toEqual([
    413, 400,
  ]);
});

for (const [what, document] of hostile) {
  test(`refuses ${what}`, async () => {
    const answer = await freeze(new PlainBrowser(), document);
    expect(answer).toMatchObject({ ok: false, code: "invalid_input" });
  });
}

test("an empty design and a colour that is not made are refused in words", async () => {
  const browser = new PlainBrowser();
  expect((await freeze(browser, documentOf([]))).message).toMatch(/nothing to print/);
  expect((await freeze(browser, documentOf([squareOf()], { colour: "unseen" }))).message).toMatch(
    /colour is not made/,
  );
});

test("a file that is too large is refused before it is read, and what is no picture in words", async () => {
  const send = (body: Buffer, headers: Record<string, string> = {}) =>
    new PlainBrowser().send("/api/designs/assets", {
      method: "POST",
      headers: { origin: shopUrl, "content-type": "application/octet-stream", ...headers },
      body: new Uint8Array(body),
    });
  const svg = await send(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  expect([svg.status, (await svg.json()).message]).toEqual([422, expect.stringMatching(/^SVG files/)]);
  expect((await send(Buffer.from("x"), { origin: "https://evil.test" })).status).toBe(403);
  const large = await send(Buffer.alloc(24 * 1024 * 1024)).catch(() => null);
  // The server may close the line while the rest is on its way.
  if (large) {
    expect(large.status).toBe(413);
    expect((await large.json()).message).toMatch(/^This file is 24 MB. Pictures may have up to 20 MB/);
  }
});

test("a copy without background is another upload of the same owner", async () => {
  const browser = new PlainBrowser();
  const motif = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#c33" } })
    .png()
    .toBuffer();
  const body = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#fff" } })
    .composite([{ input: motif }])
    .png()
    .toBuffer();
  const post = (by: PlainBrowser, path: string, content: BodyInit) =>
    by.send(path, {
      method: "POST",
      headers: { origin: shopUrl, "content-type": "application/json" },
      body: content,
    });
  const { id } = await (await post(browser, "/api/designs/assets", new Uint8Array(body))).json();
  const path = "/api/designs/assets/without-background";
  const cutOut = (tolerance: number) => JSON.stringify({ assetId: id, tolerance });
  expect((await post(new PlainBrowser(), path, cutOut(20))).status).toBe(404);
  expect((await post(browser, path, cutOut(900))).status).toBe(422);
  const cut = await (await post(browser, path, cutOut(20))).json();
  expect(cut).toMatchObject({ width: 600, height: 600, hasAlpha: true });
  const preview = await (await browser.send(`/api/designs/assets/${cut.id}`)).arrayBuffer();
  const { data } = await sharp(preview).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * 600 + x) * 4 + 3];
  expect([alphaAt(10, 10), alphaAt(300, 300)]).toEqual([0, 255]);
  expect(await (await post(browser, path, cutOut(20))).json()).toEqual(cut);
});
