import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { limits } from "@/lib/limits/limits";
import { deleteDesignAction, restoreDesignAction, saveDesignAction } from "@/server/designs/actions";
import { owner } from "../support/backend/database";
import { useUp } from "../support/http/attempts";
import {
  documentOf,
  freeze,
  imageOf,
  makeBlankTee,
  plainPicture,
  sendFile,
  squareOf,
  statusOf,
  upload,
  uploadPath,
} from "../support/http/design-actions";
import { cookieOf, Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";

const uploads = "/api/designs/assets";

beforeAll(() => makeBlankTee(owner));

/** What limits count a guest's browser by. */
const keyOf = (visitor: Visitor) => visitor.cookies.get(cookieOf("browser"))?.split(".")[0] ?? "";

it("shows, lists and prints an upload only for the browser that sent it", async () => {
  const [sender, stranger] = [new Visitor(), new Visitor()];
  const asset = await upload(sender);
  const preview = await sender.get(`${uploads}/${asset}`);
  expect([preview.status, preview.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(preview.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  await upload(stranger, "#3c3");
  for (const other of [new Visitor(), stranger]) {
    expect(await statusOf(other, `${uploads}/${asset}`)).toBe(404);
    const { assets } = await (await other.get(uploads)).json();
    expect(assets.map(({ id }: { id: string }) => id)).not.toContain(asset);
  }
  const document = documentOf([imageOf(asset)]);
  expect(await freeze(stranger, document)).toMatchObject({ ok: false, code: "not_found" });
  expect(await freeze(sender, document)).toMatchObject({ ok: true });
});

it("saves a design for its account alone, and gives the account what the browser had uploaded", async () => {
  const [asha, ravi] = [new Visitor(), new Visitor()];
  const asset = await upload(asha);
  const guest = asha.copy();
  const [id, document] = [randomUUID(), documentOf([imageOf(asset)])];
  const design = { id, name: "Mine", rev: 0, document };
  expect(await asha.act(saveDesignAction, design)).toMatchObject({ ok: false, code: "unauthenticated" });
  expect(await statusOf(asha, "/api/designs")).toBe(401);
  await asha.signIn(await makeCustomer());
  await ravi.signIn(await makeCustomer());
  expect(await asha.act(saveDesignAction, design)).toMatchObject({ data: { kind: "saved", rev: 1 } });
  expect(await statusOf(asha, `/api/designs/${id}`)).toBe(200);
  expect(await statusOf(asha, `/api/designs/${id}/picture?rev=1`)).toBe(200);
  expect(await statusOf(asha, `${uploads}/${asset}`)).toBe(200);
  expect(await statusOf(guest, `${uploads}/${asset}`)).toBe(404);

  expect(await ravi.act(saveDesignAction, { ...design, rev: 1 })).toMatchObject({ code: "not_found" });
  expect(await ravi.act(deleteDesignAction, { id })).toMatchObject({ code: "not_found" });
  for (const path of [`/api/designs/${id}`, `/api/designs/${id}/picture`])
    expect([path, await statusOf(ravi, path)]).toEqual([path, 404]);
  const changed = { ...design, name: "Two", rev: 1 };
  expect(await asha.act(saveDesignAction, changed)).toMatchObject({ data: { kind: "saved", rev: 2 } });
  expect(await asha.act(saveDesignAction, { ...design, name: "Three", rev: 1 })).toMatchObject({
    data: { kind: "stale", theirs: { rev: 2, name: "Two" } },
  });
  expect(await asha.act(deleteDesignAction, { id })).toMatchObject({ ok: true });
  expect(await statusOf(asha, `/api/designs/${id}`)).toBe(404);
  expect(await asha.act(restoreDesignAction, { id })).toMatchObject({ ok: true });
  expect(await statusOf(asha, `/api/designs/${id}`)).toBe(200);
});

it("draws the picture of a saved design once for each revision", async () => {
  const visitor = await new Visitor().signIn(await makeCustomer());
  const design = { id: randomUUID(), document: documentOf([squareOf()]) };
  const drawn = async () => {
    const like = `designs/${design.id}-%`;
    const { rows } = await owner.query("select path from private.loose_design_files where path like $1", [
      like,
    ]);
    return rows.map(({ path }) => path).toSorted();
  };
  for (const rev of [0, 1]) {
    await visitor.act(saveDesignAction, { ...design, name: `Mine ${rev}`, rev });
    const pictures = await Promise.all([1, 2, 3].map(() => visitor.get(`/api/designs/${design.id}/picture`)));
    expect(pictures.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await statusOf(visitor, `/api/designs/${design.id}/picture`)).toBe(200);
    expect(await drawn()).toHaveLength(rev + 1);
  }
  expect(await drawn()).toEqual([1, 2].map((rev) => `designs/${design.id}-${rev}.webp`));
});

it.each([
  ["an unknown key", documentOf([squareOf()], { price: 1 })],
  ["an unknown key in a layer", documentOf([squareOf({ outlines: "M0 0" })])],
  ["a foreign address for a picture", documentOf([imageOf("https://evil.test/x.png")])],
  ["a file of the server for a picture", documentOf([imageOf("/etc/passwd")])],
  ["a size of null, which is how JSON writes NaN", documentOf([squareOf({ width: null })])],
  ["an endless size", documentOf([squareOf({ width: 1e308 })])],
  ["a colour that is markup", documentOf([squareOf({ fill: '"/><script>' })])],
  ["an unknown cut", documentOf([squareOf()], { cut: "cape" })],
  ["another version of the format", documentOf([squareOf()], { v: 2 })],
  ["no document", null],
  ["a text", "design"],
])("refuses a design with %s", async (_, document) => {
  expect(await freeze(new Visitor(), document)).toMatchObject({ ok: false, code: "invalid_input" });
});

it("explains why an empty design and an unknown color can't be printed", async () => {
  const visitor = new Visitor();
  expect(await freeze(visitor, documentOf([]))).toMatchObject({
    message: expect.stringMatching(/nothing to print/),
  });
  expect(await freeze(visitor, documentOf([squareOf()], { colour: "unseen" }))).toMatchObject({
    message: expect.stringMatching(/colour isn't available any more/),
  });
});

it("names the layers that can't be printed", async () => {
  const hairline = squareOf({ outline: { colour: "#000000", width: 0.1 } });
  const message = expect.stringMatching(/^This shape has a line of 0.1 mm/);
  expect(await freeze(new Visitor(), documentOf([squareOf(), hairline]))).toMatchObject({
    ...{ code: "invalid_input", message, fieldErrors: { [hairline.id]: message } },
  });
});

it("refuses a design that weighs too much by its document alone, saved or frozen", async () => {
  const pattern = { type: "pattern", pattern: "kolam", seed: 1, inks: ["#ffffff"], repeat: 4 };
  const heavy = documentOf(
    Array.from({ length: 13 }, () => {
      const { shape: _, fill: _fill, outline: _outline, radius: _radius, ...placed } = squareOf();
      return { ...placed, ...pattern };
    }),
  );
  const message = expect.stringContaining("13 patterns and see-through layers. We can print up to 12");
  const visitor = await new Visitor().signIn(await makeCustomer());
  expect(await freeze(new Visitor(), heavy)).toMatchObject({ ok: false, code: "invalid_input", message });
  const design = { id: randomUUID(), name: "Mine", rev: 0, document: heavy };
  expect(await visitor.act(saveDesignAction, design)).toMatchObject({ code: "invalid_input", message });
});

it("counts a browser with a made-up key by its address", async () => {
  const [known, forger] = [new Visitor(), new Visitor()];
  const document = documentOf([squareOf()]);
  expect(await freeze(known, document)).toMatchObject({ ok: true });
  await useUp("freezeBrowser", forger.ip, limits.freezeBrowser.limit);
  for (const value of ["x".repeat(32), `${keyOf(known)}.${"x".repeat(43)}`]) {
    forger.cookies.set(cookieOf("browser"), value);
    expect(await freeze(forger, document)).toMatchObject({ ok: false, code: "rate_limited" });
  }
  forger.cookies.set(cookieOf("browser"), known.cookies.get(cookieOf("browser")) ?? "");
  expect(await freeze(forger, document)).toMatchObject({ ok: true });
});

it("refuses an upload that is too large, comes from another site or isn't a picture", async () => {
  const send = (body: Buffer, headers = {}) =>
    sendFile(new Visitor(), uploadPath, new Uint8Array(body), headers);
  const svg = await send(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  expect([svg.status, (await svg.json()).message]).toEqual([422, expect.stringMatching(/^SVG files/)]);
  expect((await send(Buffer.from("x"), { origin: "https://evil.test" })).status).toBe(403);
  const large = await send(Buffer.alloc(24 * 1024 * 1024));
  expect(large.status).toBe(413);
  expect((await large.json()).message).toMatch(/^This file is 24 MB. The limit is 20 MB/);
});

it("stores a copy without background as another upload of the same browser", async () => {
  const visitor = new Visitor();
  const motif = await plainPicture("#c33", 200);
  const whole = sharp(await plainPicture("#fff", 600)).composite([{ input: Buffer.from(motif) }]);
  const sent = await sendFile(visitor, uploadPath, new Uint8Array(await whole.png().toBuffer()));
  const { id } = await sent.json();
  const cutOut = (by: Visitor, tolerance: number) =>
    by.post(`${uploads}/without-background`, { assetId: id, tolerance });
  expect((await cutOut(new Visitor(), 20)).status).toBe(404);
  expect((await cutOut(visitor, 900)).status).toBe(422);
  const cut = await (await cutOut(visitor, 20)).json();
  expect(cut).toMatchObject({ width: 600, height: 600, hasAlpha: true });
  const preview = await (await visitor.get(`${uploads}/${cut.id}`)).arrayBuffer();
  const pixels = await sharp(preview).ensureAlpha().raw().toBuffer();
  const alphaAt = (x: number, y: number) => pixels[(y * 600 + x) * 4 + 3];
  expect([alphaAt(10, 10), alphaAt(300, 300)]).toEqual([0, 255]);
  expect(await (await cutOut(visitor, 20)).json()).toEqual(cut);
});

describe("when too many pictures are uploaded", () => {
  async function tryUpload(visitor: Visitor, picture: Uint8Array<ArrayBuffer>, ip = visitor.ip) {
    const answer = await sendFile(visitor, uploadPath, picture, { "x-forwarded-for": ip });
    const { message } = await answer.json();
    return { status: answer.status, message, retryAfter: Number(answer.headers.get("retry-after")) };
  }

  it("refuses the guests of a network with the time to wait, and no one who is logged in", async () => {
    const [guest, person] = [new Visitor(), await new Visitor().signIn(await makeCustomer())];
    const picture = await plainPicture("#c33", 40);
    await useUp("uploadGuests", guest.ip, limits.uploadGuests.limit);
    const refused = await tryUpload(guest, picture);
    expect(refused).toMatchObject({
      status: 429,
      message: expect.stringMatching(/log in, or try again in \d+ minutes/),
    });
    expect(refused.retryAfter).toBeGreaterThan(3000);
    expect(await tryUpload(person, picture, guest.ip)).toMatchObject({ status: 200 });
  });

  it("refuses the browser that used up its own uploads, and no other browser of its network", async () => {
    const [busy, other] = [new Visitor(), new Visitor()];
    expect(await tryUpload(busy, await plainPicture("#c33", 40))).toMatchObject({ status: 200 });
    await useUp("uploadBrowser", keyOf(busy), limits.uploadBrowser.limit);
    const picture = await plainPicture("#3c3", 40);
    expect(await tryUpload(busy, picture)).toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many attempts/),
    });
    expect(await tryUpload(other, picture, busy.ip)).toMatchObject({ status: 200 });
  });

  it("takes two pictures of a browser at a time, and says when to send the others", async () => {
    const visitor = new Visitor();
    await tryUpload(visitor, await plainPicture("#c33", 40));
    const colours = ["#111", "#222", "#333", "#444", "#555", "#666"];
    const large = await Promise.all(colours.map((colour) => plainPicture(colour, 2000)));
    const answers = await Promise.all(large.map((picture) => tryUpload(visitor, picture)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const each of refused)
      expect(each).toMatchObject({
        message: expect.stringMatching(/^Two pictures at a time/),
        retryAfter: 10,
      });
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
  });
});
