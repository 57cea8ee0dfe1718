import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { printRights } from "../../lib/designer/rights";
import { backend } from "../support/backend";
import {
  act,
  documentOf,
  freeze,
  imageOf,
  signIn,
  squareOf,
  statusOf,
  upload,
} from "../support/design-actions";
import { shopUrl } from "../support/env";
import { PlainBrowser } from "../support/plain-browser";

test("the same design is the same version, which has pictures and can be shared and taken over", async () => {
  const [owner, visitor] = [new PlainBrowser(), new PlainBrowser()];
  const asset = await upload(owner);
  const [designId, document] = [randomUUID(), documentOf([imageOf(asset), squareOf({ y: 300 })])];
  const first = await freeze(owner, document, designId);
  expect(await freeze(owner, document, designId)).toEqual(first);
  const versionId = first.data?.versionId;
  expect(await statusOf(visitor, `/design-proof/${versionId}`)).toBe(404);
  expect(await statusOf(owner, `/design-proof/${randomUUID()}`)).toBe(404);
  const proof = await (await owner.send(`/design-proof/${versionId}`)).text();
  const [address = ""] = proof.match(/\/design-pictures\/[0-9a-f-]{36}\/front\.webp\?k=[\w-]{43}/) ?? [];
  const picture = await visitor.send(address);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(picture.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  for (const wrong of [
    address.replace(/\?.*/, ""),
    address.slice(0, -1),
    address.replace(/[0-9a-f-]{36}/, randomUUID()),
    address.replace("front", "left"),
  ])
    expect([wrong, await statusOf(visitor, wrong)]).toEqual([wrong, 404]);

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
  const token = path.split("/").at(-1);
  const sharedPicture = `/design-pictures/shared/${token}/front`;
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${sharedPicture}.jpg"`));
  for (const type of ["jpg", "webp"]) expect(await statusOf(visitor, `${sharedPicture}.${type}`)).toBe(200);
  expect(await statusOf(visitor, `/design-pictures/shared/${token}/print-front.webp`)).toBe(404);
  for (const secret of [asset, String(versionId)]) expect(html).not.toContain(secret);

  const remix = await act(visitor, "remixDesignAction", { token });
  const copied = [...JSON.stringify(remix.data).matchAll(/"asset":"([0-9a-f-]{36})"/g)].map(([, id]) => id);
  expect(copied).toHaveLength(1);
  const [copy] = copied;
  expect(copy).not.toBe(asset);
  expect(await statusOf(visitor, `/api/designs/assets/${copy}`)).toBe(200);
  expect(await statusOf(visitor, `/api/designs/assets/${asset}`)).toBe(404);

  await act(visitor, "unshareDesignAction", { designId });
  expect(await statusOf(visitor, path)).toBe(200);
  await act(owner, "unshareDesignAction", { designId });
  for (const ended of [path, `${sharedPicture}.jpg`, `${sharedPicture}.webp`])
    expect(await statusOf(visitor, ended)).toBe(404);
  expect((await act(owner, "shareDesignAction", { versionId })).data?.path).not.toBe(path);
});

test("a design that its person deleted is shared no more, and a picture of somebody else is not saved", async () => {
  const [asha, ravi] = [new PlainBrowser(), new PlainBrowser()];
  const foreign = await upload(ravi);
  await signIn(asha);
  const [id, document] = [randomUUID(), documentOf([squareOf()])];
  const versionId = (await freeze(asha, document, id)).data?.versionId;
  await act(asha, "saveDesignAction", { id, name: "Mine", rev: 0, document });
  expect(await act(asha, "shareDesignAction", { versionId })).toMatchObject({ ok: true });
  await act(asha, "deleteDesignAction", { id });
  expect(await act(asha, "shareDesignAction", { versionId })).toMatchObject({ ok: false, code: "not_found" });
  const taken = { id: randomUUID(), name: "Taken", rev: 0, document: documentOf([imageOf(foreign)]) };
  expect(await act(asha, "saveDesignAction", taken)).toMatchObject({
    ok: false,
    message: "A picture of this design belongs to another account. Remove it or upload it again.",
  });
});

test("a version is quoted to its owner alone, whoever knows its id", async () => {
  const [owner, stranger] = [new PlainBrowser(), new PlainBrowser()];
  const versionId = (await freeze(owner, documentOf([squareOf()]))).data?.versionId;
  const accepted = { versionId, rightsVersion: printRights.version };
  expect(await act(stranger, "acceptProofAction", accepted)).toMatchObject({ code: "not_found" });
  expect(await act(owner, "acceptProofAction", accepted)).toMatchObject({ ok: true });
  const { data: blank } = await backend
    .from("products")
    .select("id")
    .match({ is_blank: true, is_deleted: false, cut: "regular" })
    .single();
  const quote = async (browser: PlainBrowser) => {
    const line = { id: blank?.id, size: "M", color: "black", quantity: 1, design: versionId };
    const answer = await browser.send("/api/cart/quote", {
      method: "POST",
      headers: { origin: shopUrl, "content-type": "application/json" },
      body: JSON.stringify({ lines: [line] }),
    });
    return (await answer.json()).lines[0];
  };
  const mine = await quote(owner);
  expect(mine).toMatchObject({ state: "ok", design: { name: "Mine" } });
  expect(await statusOf(stranger, mine.imageUrl)).toBe(200);
  expect(await quote(stranger)).toMatchObject({
    state: "unavailable",
    title: null,
    design: null,
    imageUrl: null,
  });
});
