import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { printRights } from "../../lib/designer/rights";
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
import { PlainBrowser } from "../support/plain-browser";
import { submissionOf } from "../support/submissions";

async function makeMaker(): Promise<PlainBrowser> {
  const maker = new PlainBrowser();
  await signIn(maker);
  return maker;
}

async function freezePicture(maker: PlainBrowser): Promise<string> {
  const { data } = await freeze(maker, documentOf([imageOf(await upload(maker))]));
  return String(data?.versionId);
}

const draftOf = (versionId: string) => ({ versionId, message: "Mine", mayPublish: false, follows: null });

test("what somebody sends is sent once, needs their word for its rights, and is nobody else's", async () => {
  const [maker, stranger] = await Promise.all([makeMaker(), makeMaker()]);
  const versionId = await freezePicture(maker);
  const { data: id } = await act(maker, "saveSubmissionAction", draftOf(versionId));
  expect(await act(maker, "submitSubmissionAction", { id })).toMatchObject({
    ok: false,
    message: "Please tick that the design is yours to print.",
  });
  await act(maker, "acceptProofAction", { versionId, rightsVersion: printRights.version });
  for (const action of ["submitSubmissionAction", "withdrawSubmissionAction", "archiveSubmissionAction"])
    expect(await act(stranger, action, { id })).toMatchObject({ ok: false, code: "not_found" });
  expect(await act(stranger, "saveSubmissionAction", draftOf(versionId))).toMatchObject({
    ok: false,
    code: "not_found",
  });

  const sent = await Promise.all([1, 2].map(() => act(maker, "submitSubmissionAction", { id })));
  expect(sent).toMatchObject([
    { ok: true, data: "submitted" },
    { ok: true, data: "submitted" },
  ]);
  expect(await submissionOf(versionId)).toMatchObject({ status: "submitted", rev: 2 });
  expect(await act(maker, "saveSubmissionAction", draftOf(versionId))).toMatchObject({ code: "conflict" });
});

test("a version opens for its maker alone, with an address of its own that answers 404 to others", async () => {
  const [maker, stranger, guest] = [await makeMaker(), await makeMaker(), new PlainBrowser()];
  const versionId = await freezePicture(maker);
  const reopened = await act(maker, "reopenDesignAction", { versionId, order: null });
  expect(reopened).toMatchObject({ ok: true, data: { name: "Mine" } });
  for (const other of [stranger, guest])
    expect(await act(other, "reopenDesignAction", { versionId, order: null })).toMatchObject({ ok: false });
  const wrong = { orderNumber: "KP-0000-0000-0000", token: "1.x" };
  expect(await act(guest, "reopenDesignAction", { versionId, order: wrong })).toMatchObject({
    ok: false,
    code: "not_found",
  });
  const replacing = { ...wrong, oldVersionId: versionId, newVersionId: randomUUID() };
  expect(await act(guest, "replaceDesignAction", replacing)).toMatchObject({ ok: false, code: "not_found" });
  expect(await act(guest, "leaveOutRefusedAction", wrong)).toMatchObject({ ok: false, code: "not_found" });

  const page = `/my-submissions/new?version=${versionId}`;
  expect(await statusOf(maker, page)).toBe(200);
  expect(await statusOf(stranger, page)).toBe(404);
  expect(await statusOf(guest, page)).toBe(200);
});

test("nobody need look at words and shapes; pictures, faults and what is offered to everybody wait for a person", async () => {
  const maker = await makeMaker();
  const send = async (layers: unknown[], mayPublish = false) => {
    const { data } = await freeze(maker, documentOf(layers));
    const versionId = String(data?.versionId);
    await act(maker, "acceptProofAction", { versionId, rightsVersion: printRights.version });
    const { data: id } = await act(maker, "saveSubmissionAction", { ...draftOf(versionId), mayPublish });
    await act(maker, "submitSubmissionAction", { id });
    const { status, lane } = await submissionOf(versionId);
    return `${status} by ${lane}`;
  };
  expect(await send([squareOf()])).toBe("approved by auto");
  expect(await send([squareOf()], true)).toBe("submitted by person");
  expect(await send([imageOf(await upload(maker))])).toBe("submitted by person");
  expect(await send([squareOf({ fill: "#101010" })])).toBe("submitted by person");
});
