import { randomUUID } from "node:crypto";
import { cookieOf, Visitor } from "../support/http/visitor";

/** The codes that the browser stores, without their times. */
const storedCodes = (visitor: Visitor) => visitor.cookies.get(cookieOf("ref"))?.replace(/\.\d+/g, "");

it("stores the codes of the links that a visitor opens, the first one first", async () => {
  const visitor = new Visitor();
  const [first, second] = [randomUUID(), randomUUID()];
  for (const code of [first, second, first]) {
    const answer = await visitor.checkAdminAccess(`/ref/${code}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  }
  expect(storedCodes(visitor)).toBe(`${first}~${second}`);
});

it("stores no code of a picture, a frame or a malformed link", async () => {
  const visitor = new Visitor();
  for (const goal of ["image", "iframe", "empty"])
    await visitor.checkAdminAccess(`/ref/${randomUUID()}`, { headers: { "sec-fetch-dest": goal } });
  for (const code of ["ASHA10", "%00", `${randomUUID()}x`, "..%2Fadmin", "a".repeat(500)])
    await visitor.checkAdminAccess(`/ref/${code}`);
  expect(storedCodes(visitor)).toBeUndefined();
});

it("shows a guest no invitation link of their own", async () => {
  expect((await new Visitor().get("/api/referral")).status).toBe(401);
});
