import { accountNotice, readChangedNotice, writeChangedNotice } from "./collection-notices";
import { noticeSchema } from "./notice-schema";

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
