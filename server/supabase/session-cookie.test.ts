import { hasCompleteSession, sessionCookie, withoutBrokenSession } from "./session-cookie";

const session = { access_token: "head.body.signature", refresh_token: "v1.Ab-c_9", expires_at: 1 };
const pack = (value: unknown) => `base64-${Buffer.from(JSON.stringify(value)).toString("base64url")}`;
const cookie = (value: string, name = sessionCookie) => ({ name, value });

test("a session cookie is recognised whole and in parts", () => {
  const text = pack(session);
  expect(hasCompleteSession([cookie("x", "other"), cookie(text)])).toBe(true);
  const parts = [
    cookie(text.slice(20), `${sessionCookie}.1`),
    cookie(text.slice(0, 20), `${sessionCookie}.0`),
  ];
  expect(hasCompleteSession(parts)).toBe(true);
  expect(hasCompleteSession(parts.slice(0, 1))).toBe(false);
});

test.each<[what: string, value: string]>([
  ["nothing", ""],
  ["not encoded", JSON.stringify(session)],
  ["not JSON", "base64-AAAA"],
  ["no object", pack(null)],
  ["without a token", pack({ ...session, access_token: undefined })],
  ["a token of two parts", pack({ ...session, access_token: "head.body" })],
  ["a NUL in the refresh token", pack({ ...session, refresh_token: "\u0000" })],
  ["a line break in a token", pack({ ...session, access_token: "a.b.c\n" })],
  ["an empty refresh token", pack({ ...session, refresh_token: "" })],
  ["an invalid end time", pack({ ...session, expires_at: "soon" })],
  ["too long", pack({ ...session, access_token: `a.${"b".repeat(20_000)}.c` })],
])("a cookie that can't be a session is ignored: %s", (_, value) => {
  expect(hasCompleteSession([cookie(value)])).toBe(false);
  expect(withoutBrokenSession([cookie(value), cookie("x", "other")])).toEqual([
    cookie(""),
    cookie("x", "other"),
  ]);
});
