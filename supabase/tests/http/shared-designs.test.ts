import { randomUUID } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import SharedDesignPage, { generateMetadata } from "@/app/(store)/(live)/designs/[token]/page";
import { designPaths } from "@/lib/designer/design-paths";
import { printRights } from "@/lib/designer/rights";
import {
  acceptProofAction,
  deleteDesignAction,
  remixDesignAction,
  saveDesignAction,
  shareDesignAction,
  unshareDesignAction,
} from "@/server/designs/actions";
import { getDesignGallery } from "@/server/designs/gallery-queries";
import { getProof } from "@/server/designs/proof-queries";
import { getSharedDesign } from "@/server/designs/queries";
import {
  allowInGalleryAction,
  archiveSubmissionAction,
  removeRefusedItemsAction,
  reopenDesignAction,
  replaceDesignAction,
  saveSubmissionAction,
  submitSubmissionAction,
  withdrawSubmissionAction,
} from "@/server/submissions/actions";
import { getNewSubmission } from "@/server/submissions/queries";
import { owner } from "../support/backend/database";
import { passByRule, submissionOf } from "../support/designs/submissions";
import {
  documentOf,
  freezeVersion,
  imageOf,
  makeBlankTee,
  squareOf,
  statusOf,
  upload,
} from "../support/http/design-actions";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";
import type { Product } from "../support/shop";

let blank: Product;

beforeAll(async () => {
  blank = await makeBlankTee(owner);
  await passByRule(owner, "yes");
});

const makeMaker = async () => new Visitor().signIn(await makeCustomer());
const draftOf = (versionId: string) => ({ versionId, message: "Mine", mayPublish: false, follows: null });
const freezePicture = async (maker: Visitor) =>
  freezeVersion(maker, documentOf([imageOf(await upload(maker))]));
const accept = (maker: Visitor, versionId: string) =>
  maker.act(acceptProofAction, { versionId, rightsVersion: printRights.version });

async function saveDraft(maker: Visitor, versionId: string, mayPublish = false): Promise<string> {
  const answer = await maker.act(saveSubmissionAction, { ...draftOf(versionId), mayPublish });
  if (!answer.ok) throw new Error(answer.message);
  return answer.data;
}

it("submits a design once, only with its rights confirmed, and only for its maker", async () => {
  const [maker, stranger] = await Promise.all([makeMaker(), makeMaker()]);
  const versionId = await freezePicture(maker);
  const id = await saveDraft(maker, versionId);
  expect(await maker.act(submitSubmissionAction, { id })).toMatchObject({
    ok: false,
    message: "Confirm that you have the right to print this design.",
  });
  await accept(maker, versionId);
  const refused = { ok: false, code: "not_found" };
  expect(await stranger.act(submitSubmissionAction, { id })).toMatchObject(refused);
  expect(await stranger.act(withdrawSubmissionAction, { id })).toMatchObject(refused);
  expect(await stranger.act(archiveSubmissionAction, { id })).toMatchObject(refused);
  expect(await stranger.act(saveSubmissionAction, draftOf(versionId))).toMatchObject(refused);

  const sent = await Promise.all([1, 2].map(() => maker.act(submitSubmissionAction, { id })));
  const submitted = { ok: true, data: "submitted" };
  expect(sent).toEqual([submitted, submitted]);
  expect(await submissionOf(owner, versionId)).toMatchObject({ status: "submitted", rev: 2 });
  expect(await maker.act(saveSubmissionAction, draftOf(versionId))).toMatchObject({ code: "conflict" });
});

it("opens a version for its maker alone, and answers everyone else as if it did not exist", async () => {
  const [maker, stranger, guest] = [await makeMaker(), await makeMaker(), new Visitor()];
  const versionId = await freezePicture(maker);
  const reopening = { versionId, order: null };
  expect(await maker.act(reopenDesignAction, reopening)).toMatchObject({ ok: true, data: { name: "Mine" } });
  for (const other of [stranger, guest])
    expect(await other.act(reopenDesignAction, reopening)).toMatchObject({ ok: false });
  const wrong = { orderNumber: "KP-0000-0000-0000", token: "1.x" };
  const refused = { ok: false, code: "not_found" };
  expect(await guest.act(reopenDesignAction, { versionId, order: wrong })).toMatchObject(refused);
  const replacing = { ...wrong, oldVersionId: versionId, newVersionId: randomUUID() };
  expect(await guest.act(replaceDesignAction, replacing)).toMatchObject(refused);
  expect(await guest.act(removeRefusedItemsAction, wrong)).toMatchObject(refused);

  const page = `/my-submissions/new?version=${versionId}`;
  const seenBy = async (visitor: Visitor) => [
    (await visitor.checkAdminAccess(page)).status,
    (await visitor.look(() => getNewSubmission(versionId))).is,
  ];
  expect(await Promise.all([maker, stranger, guest].map(seenBy))).toEqual([
    [200, "version"],
    [404, "missing"],
    [200, "guest"],
  ]);
});

it("approves words and shapes automatically; pictures, faults and designs to publish wait for staff", async () => {
  const maker = await makeMaker();
  const send = async (layers: unknown[], mayPublish = false) => {
    const versionId = await freezeVersion(maker, documentOf(layers));
    await accept(maker, versionId);
    const id = await saveDraft(maker, versionId, mayPublish);
    await maker.act(submitSubmissionAction, { id });
    const { status, lane } = await submissionOf(owner, versionId);
    return `${status} by ${lane}`;
  };
  expect(await send([squareOf()])).toBe("approved by auto");
  expect(await send([squareOf()], true)).toBe("submitted by person");
  expect(await send([imageOf(await upload(maker))])).toBe("submitted by person");
  expect(await send([squareOf({ fill: "#101010" })])).toBe("submitted by person");
});

const knockedAt = async (visitor: Visitor, path: string) => (await visitor.checkAdminAccess(path)).status;

async function share(visitor: Visitor, versionId: string): Promise<string> {
  const answer = await visitor.act(shareDesignAction, { versionId });
  if (!answer.ok) throw new Error(answer.message);
  return answer.data.path;
}

it("freezes the same design as the same version, with pictures for those who have its address", async () => {
  const [maker, visitor] = [new Visitor(), new Visitor()];
  const designId = randomUUID();
  const document = documentOf([imageOf(await upload(maker)), squareOf({ y: 300 })]);
  const versionId = await freezeVersion(maker, document, designId);
  expect(await freezeVersion(maker, document, designId)).toBe(versionId);
  expect(await knockedAt(visitor, designPaths.proof(versionId))).toBe(404);
  expect(await visitor.look(() => getProof(versionId))).toBeNull();
  expect(await knockedAt(maker, designPaths.proof(randomUUID()))).toBe(404);
  expect(await knockedAt(maker, designPaths.proof(versionId))).toBe(200);

  const proof = await maker.look(() => getProof(versionId));
  if (!proof) throw new Error("its maker has no proof");
  const address = designPaths.versionPicture(proof, "front");
  const picture = await visitor.get(address);
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(picture.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  for (const wrong of [
    address.replace(/\?.*/, ""),
    address.slice(0, -1),
    address.replace(/[0-9a-f-]{36}/, randomUUID()),
    address.replace("front", "left"),
  ])
    expect([wrong, await statusOf(visitor, wrong)]).toEqual([wrong, 404]);
});

it("shows a shared design to anyone with the link, without its ids, and lets them take a copy", async () => {
  const [maker, visitor] = [new Visitor(), new Visitor()];
  const [asset, designId] = [await upload(maker), randomUUID()];
  const versionId = await freezeVersion(maker, documentOf([imageOf(asset)]), designId);
  expect(await visitor.act(shareDesignAction, { versionId })).toMatchObject({ code: "not_found" });
  const path = await share(maker, versionId);
  expect(await share(maker, versionId)).toBe(path);

  const token = path.split("/").at(-1) ?? "";
  const props = { params: Promise.resolve({ token }), searchParams: Promise.resolve({}) };
  const linkPicture = `/design-pictures/shared/${token}/front.jpg`;
  expect(await knockedAt(visitor, path)).toBe(200);
  expect(await visitor.look(() => generateMetadata(props))).toMatchObject({
    robots: { index: false },
    openGraph: { images: [{ url: linkPicture }] },
  });
  const html = renderToStaticMarkup(await visitor.look(() => SharedDesignPage(props)));
  expect(html).toContain(`/design-pictures/shared/${token}/front.webp`);
  for (const secret of [asset, versionId, designId]) expect(html).not.toContain(secret);
  const pictures = [linkPicture, linkPicture.replace(".jpg", ".webp")];
  for (const picture of pictures) expect([picture, await statusOf(visitor, picture)]).toEqual([picture, 200]);
  expect(await statusOf(visitor, `/design-pictures/shared/${token}/print-front.webp`)).toBe(404);

  const remix = JSON.stringify(await visitor.act(remixDesignAction, { token }));
  const copies = [...remix.matchAll(/"asset":"([0-9a-f-]{36})"/g)].map(([, id]) => id);
  expect(copies).toEqual([expect.not.stringMatching(asset)]);
  expect(await statusOf(visitor, `/api/designs/assets/${copies[0]}`)).toBe(200);
  expect(await statusOf(visitor, `/api/designs/assets/${asset}`)).toBe(404);

  await visitor.act(unshareDesignAction, { designId });
  expect(await knockedAt(visitor, path)).toBe(200);
  await maker.act(unshareDesignAction, { designId });
  expect(await knockedAt(visitor, path)).toBe(404);
  expect(await visitor.look(() => getSharedDesign(token))).toEqual({ is: "missing" });
  for (const picture of pictures) expect([picture, await statusOf(visitor, picture)]).toEqual([picture, 404]);
  expect(await share(maker, versionId)).not.toBe(path);
});

it("does not share a deleted design, and does not save a picture of another account", async () => {
  const [asha, ravi] = [await new Visitor().signIn(await makeCustomer()), new Visitor()];
  const foreign = await upload(ravi);
  const [id, document] = [randomUUID(), documentOf([squareOf()])];
  const versionId = await freezeVersion(asha, document, id);
  await asha.act(saveDesignAction, { id, name: "Mine", rev: 0, document });
  await share(asha, versionId);
  await asha.act(deleteDesignAction, { id });
  expect(await asha.act(shareDesignAction, { versionId })).toMatchObject({ ok: false, code: "not_found" });
  const taken = { id: randomUUID(), name: "Taken", rev: 0, document: documentOf([imageOf(foreign)]) };
  expect(await asha.act(saveDesignAction, taken)).toMatchObject({
    ok: false,
    message: "A picture in this design belongs to another account. Remove it or upload it again.",
  });
});

it("opens the mockup and a copy of a design on the home page, until its designer withdraws it", async () => {
  const [maker, visitor] = [await makeMaker(), new Visitor()];
  const versionId = await freezeVersion(maker, documentOf([squareOf()]));
  await accept(maker, versionId);
  const id = await saveDraft(maker, versionId);
  await maker.act(submitSubmissionAction, { id });
  const consent = { id, isAllowed: true, showsName: false, mayRemix: true };
  const remix = () => visitor.act(remixDesignAction, { token: versionId });
  expect(await visitor.act(allowInGalleryAction, consent)).toMatchObject({ code: "unauthenticated" });
  expect(await maker.act(allowInGalleryAction, consent)).toMatchObject({ ok: true });
  expect(await visitor.look(getDesignGallery)).toEqual([]);
  expect(await remix()).toMatchObject({ code: "not_found" });
  await owner.query("update public.submissions set gallery = 'shown' where id = $1", [id]);

  const [shown] = await visitor.look(getDesignGallery);
  if (!shown) throw new Error("it isn't on the home page");
  expect(shown).toMatchObject({ versionId, name: "Mine", firstName: null, mayRemix: true });
  expect(await statusOf(visitor, shown.picture)).toBe(200);
  expect(await statusOf(visitor, shown.picture.replace("/front", "/print-front"))).toBe(404);
  expect(await remix()).toMatchObject({ ok: true, data: { name: "Mine" } });

  expect(await maker.act(allowInGalleryAction, { ...consent, mayRemix: false })).toMatchObject({ ok: true });
  expect(await remix()).toMatchObject({ code: "not_found" });
  expect(await statusOf(visitor, shown.picture)).toBe(200);

  expect(await maker.act(allowInGalleryAction, { ...consent, isAllowed: false })).toMatchObject({ ok: true });
  expect(await visitor.look(getDesignGallery)).toEqual([]);
  expect(await statusOf(visitor, shown.picture)).toBe(404);
  expect(await remix()).toMatchObject({ code: "not_found" });
  const { rows } = await owner.query("select share_token_hash from public.design_versions where id = $1", [
    versionId,
  ]);
  expect(rows).toEqual([{ share_token_hash: null }]);
});

it("prices a version in the cart of its maker alone", async () => {
  const [maker, stranger] = [new Visitor(), new Visitor()];
  const versionId = await freezeVersion(maker, documentOf([squareOf()]));
  const accepted = { versionId, rightsVersion: printRights.version };
  expect(await stranger.act(acceptProofAction, accepted)).toMatchObject({ code: "not_found" });
  expect(await maker.act(acceptProofAction, accepted)).toMatchObject({ ok: true });
  const quote = async (visitor: Visitor) => {
    const line = { id: blank.id, size: "S", color: "black", quantity: 1, design: versionId };
    return (await (await visitor.post("/api/cart/quote", { lines: [line] })).json()).lines[0];
  };
  const mine = await quote(maker);
  expect(mine).toMatchObject({ state: "ok", design: { name: "Mine" } });
  expect(await statusOf(stranger, mine.imageUrl)).toBe(200);
  expect(await quote(stranger)).toMatchObject({
    state: "unavailable",
    title: null,
    design: null,
    imageUrl: null,
  });
});
