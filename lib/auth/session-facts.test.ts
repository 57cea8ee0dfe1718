import { readFileSync } from "node:fs";
import { hasTwoFactors, isOver, signedInAtOf } from "./session-facts";

const tokenWith = (claims: unknown) =>
  `header.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;
const now = new Date("2026-11-22T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test("a session starts with its first factor, however often its token is renewed", () => {
  const first = daysAgo(3).getTime() / 1000;
  const token = tokenWith({
    iat: now.getTime() / 1000,
    amr: [{ timestamp: first + 60 }, { timestamp: first }],
  });
  expect(signedInAtOf(token)).toEqual(daysAgo(3));
});

test.each([undefined, "", "not-a-token", tokenWith({}), tokenWith({ amr: [] })])(
  "finds no start in %p",
  (token) => {
    expect(signedInAtOf(token)).toBeNull();
  },
);

test("hasTwoFactors accepts only a session with two factors", () => {
  expect(hasTwoFactors(tokenWith({ aal: "aal2" }))).toBe(true);
  for (const token of [undefined, "", "a.b", tokenWith(null), tokenWith({}), tokenWith({ aal: "aal1" })]) {
    expect(hasTwoFactors(token)).toBe(false);
  }
});

test("a session ends after 180 days, as supabase/config.toml sets", () => {
  expect(isOver(daysAgo(179), now)).toBe(false);
  expect(isOver(daysAgo(181), now)).toBe(true);
  expect(isOver(null, now)).toBe(false);
  expect(readFileSync("supabase/config.toml", "utf8")).toContain(`timebox = "${180 * 24}h"`);
});
