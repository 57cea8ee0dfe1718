import { parseAuditQuery, withAuditQuery } from "./audit-query";

const actor = "00000000-0000-4000-8000-000000000001";

it("parses subject, person and record, and writes them back", () => {
  const query = parseAuditQuery({ subject: "products", actor, before: "120" });
  expect(query).toEqual({ subject: "products", actor, before: 120 });
  expect(withAuditQuery("/log", query)).toBe(`/log?subject=products&actor=${actor}&before=120`);
});

it("parses the action and the days", () => {
  const query = { action: "update" as const, from: "2026-11-01", to: "2026-11-20" };
  expect(parseAuditQuery(query)).toEqual(query);
});

it.each([
  { action: "truncate" },
  { from: "yesterday" },
  { to: "2026-13-45" },
  { subject: "auth.users" },
  { actor: "1 or 1=1" },
  { before: "-1" },
  { before: ["1", "2"] },
  { more: "x" },
])("ignores %j", (params) => {
  expect(parseAuditQuery(params)).toEqual({});
  expect(withAuditQuery("/log", {})).toBe("/log");
});
