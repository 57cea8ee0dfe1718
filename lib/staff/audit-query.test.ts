import { parseAuditQuery, withAuditQuery } from "./audit-query";

const actor = "00000000-0000-4000-8000-000000000001";

it("reads subject, person and place, and writes them back", () => {
  const query = parseAuditQuery({ subject: "products", actor, before: "120" });
  expect(query).toEqual({ subject: "products", actor, before: 120 });
  expect(withAuditQuery("/log", query)).toBe(`/log?subject=products&actor=${actor}&before=120`);
});

it.each([
  { subject: "auth.users" },
  { actor: "1 or 1=1" },
  { before: "-1" },
  { before: ["1", "2"] },
  { more: "x" },
])("ignores %j", (params) => {
  expect(parseAuditQuery(params)).toEqual({});
  expect(withAuditQuery("/log", {})).toBe("/log");
});
