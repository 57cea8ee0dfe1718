import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import {
  act,
  documentOf,
  freeze,
  imageOf,
  send,
  signIn,
  squareOf,
  statusOf,
  upload,
} from "../support/design-actions";
import { shopUrl } from "../support/env";
import { PlainBrowser } from "../support/plain-browser";

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
