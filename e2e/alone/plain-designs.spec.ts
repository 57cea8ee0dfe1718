import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { printRights } from "../../lib/designer/rights";
import { backend, rowOf } from "../support/backend";
import { act, documentOf, freeze, imageOf, signIn, squareOf, upload } from "../support/design-actions";
import { PlainBrowser } from "../support/plain-browser";
import { submissionOf } from "../support/submissions";

// Runs alone, because it changes which designs the shop lets pass, and puts it back.
const settings = () => backend.from("product_settings");
let before = "";

test.beforeAll(async () => {
  const columns = "setting_value";
  before = rowOf(await settings().select(columns).eq("setting_key", "art_passes_by_rule")).setting_value;
  await settings().update({ setting_value: "yes" }).eq("setting_key", "art_passes_by_rule");
});

test.afterAll(async () => {
  await settings().update({ setting_value: before }).eq("setting_key", "art_passes_by_rule");
});

async function sendDesign(browser: PlainBrowser, layers: unknown[], more: object = {}): Promise<string> {
  const { data, message } = await freeze(browser, documentOf(layers), randomUUID());
  const versionId = String(data?.versionId ?? message);
  await act(browser, "acceptProofAction", { versionId, rightsVersion: printRights.version });
  const draft = { versionId, message: "", mayPublish: false, follows: null, ...more };
  const { data: id } = await act(browser, "saveSubmissionAction", draft);
  await act(browser, "submitSubmissionAction", { id });
  return versionId;
}

test("nobody need look at shapes and words; pictures, faults and what is offered to everybody wait for a person", async () => {
  const maker = new PlainBrowser();
  await signIn(maker);
  const outcome = async (layers: unknown[], more?: object) => {
    const { status, lane } = await submissionOf(await sendDesign(maker, layers, more));
    return `${status} by ${lane}`;
  };
  expect(await outcome([squareOf()])).toBe("approved by auto");
  expect(await outcome([squareOf()], { mayPublish: true })).toBe("submitted by person");
  expect(await outcome([imageOf(await upload(maker))])).toBe("submitted by person");
  expect(await outcome([squareOf({ fill: "#101010" })])).toBe("submitted by person");
});
