import { createHash } from "node:crypto";
import type { CollectionNotice } from "./collection-notices";
import * as notices from "./collection-notices";
import { noticeSchema } from "./notice-schema";

const { accountNotice, readChangedNotice, writeChangedNotice } = notices;
const isNotice = (value: unknown): value is CollectionNotice =>
  typeof value === "object" && value !== null && "version" in value;

it("has a new version for every changed text: change both, then this list", () => {
  const known = Object.entries(notices).flatMap(([name, notice]) =>
    isNotice(notice)
      ? `${name} ${notice.version} ${createHash("sha256").update(notice.text).digest("hex").slice(0, 12)}`
      : [],
  );
  expect(known.toSorted()).toEqual([
    "accountNotice 2026-12 f5b601f11258",
    "checkoutNotice 2026-12 a86d205b0e52",
    "contactNotice 2027-01 ac96c5aa0a2f",
    "groupNotice 2027-01 af0b3860552b",
    "leadNotice 2026-12 decec52d1894",
    "requestNotice 2026-12 c79b95d7a256",
    "reviewNotice 2026-12 8b158f54693a",
    "uploadNotice 2026-12 e41c4c72bfbd",
  ]);
});

it("answers another version, or none, with the current notice", () => {
  const schema = noticeSchema(accountNotice);
  expect(schema.parse(accountNotice.version)).toBe(accountNotice.version);
  for (const sent of ["2020-01", "", undefined]) {
    const [issue] = schema.safeParse(sent).error?.issues ?? [];
    expect(readChangedNotice(issue?.message)).toEqual({ ...accountNotice });
  }
});

it("reads no notice from other errors", () => {
  for (const error of [undefined, "", "Please enter your name", "2026-12", "2026-12-01 12 things"])
    expect(readChangedNotice(error)).toBeNull();
  expect(readChangedNotice(writeChangedNotice({ version: "2027-01", text: "One\ntwo" }))).toEqual({
    version: "2027-01",
    text: "One\ntwo",
  });
});
