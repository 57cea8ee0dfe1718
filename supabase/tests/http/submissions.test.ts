import { randomUUID } from "node:crypto";
import { printRights } from "@/lib/designer/rights";
import { acceptProofAction } from "@/server/designs/actions";
import {
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
  upload,
} from "../support/http/design-actions";
import { Visitor } from "../support/http/visitor";
import { makeCustomer } from "../support/people/accounts";

beforeAll(async () => {
  await makeBlankTee(owner);
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
