import { updatePasswordAction } from "@/server/auth/actions";
import { getPasswordChange } from "@/server/auth/queries";
import { requireAdminAccess, requireCustomer } from "@/server/session/viewer";
import { people } from "../../../e2e/support/newcomer";
import { sandboxKeys } from "../../../sandbox/keys";
import { backend } from "../support/backend/backend";
import { closeCookie, openCookie, signToken } from "../support/http/forged-session";
import { cookieOf, redirectOf, siteUrl, Visitor } from "../support/http/visitor";
import { makeCustomer, makeMember } from "../support/people/accounts";

const refusal = { ok: false, code: "unauthenticated", message: "Please log in to continue" };
const refused = { status: 401, answer: expect.objectContaining(refusal) };

async function sessionOf(visitor: Visitor): Promise<{ status: number; answer: unknown }> {
  const response = await visitor.copy().get("/api/session");
  expect(response.headers.get("cache-control")).toContain("private");
  return { status: response.status, answer: await response.json() };
}

async function signedIn(who: { email: string; password: string }): Promise<Visitor> {
  const visitor = await new Visitor().signIn(who);
  expect((await sessionOf(visitor)).answer).toMatchObject({ user: { email: who.email } });
  return visitor;
}

const locationOf = async (visitor: Visitor, path: string) =>
  (await visitor.checkAdminAccess(path)).headers.get("location");

it("sets SameSite=Lax cookies on login, and hides those of the session and the device from scripts", async () => {
  const { setCookies } = await signedIn(people.admin);
  expect(setCookies.map((cookie) => cookie.split("=")[0])).toEqual(
    expect.arrayContaining([cookieOf("session"), cookieOf("device")]),
  );
  for (const cookie of setCookies) {
    expect(cookie).toMatch(/;\s*SameSite=Lax/i);
    const isHttpOnly = cookie.startsWith(cookieOf("session")) || cookie.startsWith(cookieOf("device"));
    expect([cookie, /;\s*HttpOnly/i.test(cookie)]).toEqual([cookie, isHttpOnly]);
  }
});

it("keeps a session cookie for at most 30 days", async () => {
  const { setCookies } = await signedIn(people.ravi);
  const days = setCookies
    .filter((cookie) => cookie.startsWith(cookieOf("session")))
    .map((cookie) => Number(/;\s*Max-Age=(\d+)/i.exec(cookie)?.[1]) / 24 / 3600);
  expect(days).toEqual(days.map(() => 30));
  expect(days).not.toEqual([]);
});

it("returns no user to a guest, and 401 to a stolen session after its owner logged out", async () => {
  expect(await sessionOf(new Visitor())).toEqual({ status: 200, answer: { user: null, isStaff: false } });
  const owner = await signedIn(await makeMember());
  const stolen = owner.copy();
  expect((await sessionOf(stolen)).answer).toMatchObject({ isStaff: true });
  await owner.send("/api/sign-out", { method: "POST", headers: { origin: siteUrl } });
  expect(owner.cookies.has(cookieOf("session"))).toBe(false);
  expect(await sessionOf(stolen)).toEqual(refused);
  expect(await locationOf(stolen, "/admin")).toContain("/auth");
  await stolen.get("/api/session");
  expect(stolen.cookies.has(cookieOf("signed-in"))).toBe(false);
});

it("refuses forged tokens: unsigned, signed with another key, in another's name, cut short or no token", async () => {
  const visitor = await signedIn(people.ravi);
  const { session, claims } = openCookie(visitor.cookies.get(cookieOf("session")) ?? "");
  const real = session.access_token;
  const admin = openCookie((await signedIn(people.admin)).cookies.get(cookieOf("session")) ?? "").claims.sub;
  const inHisName = { ...claims, sub: admin, email: people.admin.email };
  const forged = {
    unsigned: signToken(claims, null),
    "unsigned, in capitals": signToken(claims, null, "NONE"),
    "with another key": signToken(claims, "x".repeat(40)),
    "with the key that everybody has": signToken(claims, sandboxKeys.publishable),
    "the admin's, unsigned": signToken(inHisName, null),
    "the admin's, with another key": signToken({ ...inHisName, role: "service_role" }, "x".repeat(40)),
    "another's body under a real signature": `${signToken(inHisName, null)}${real.split(".")[2]}`,
    "with the end cut off": real.slice(0, -4),
    "no token": "x",
  };
  for (const [what, token] of Object.entries(forged)) {
    const asThief = () => {
      const thief = new Visitor();
      thief.cookies.set(cookieOf("session"), closeCookie(session, token));
      thief.cookies.set(cookieOf("signed-in"), "1");
      return thief;
    };
    expect([what, await sessionOf(asThief())]).toEqual([what, refused]);
    // The pages decide for themselves, whatever the middleware did.
    const admin = await redirectOf(asThief().look(() => requireAdminAccess("/admin")));
    const account = await redirectOf(asThief().look(() => requireCustomer("/account")));
    const [toAdmin, toAccount] = [
      await locationOf(asThief(), "/admin"),
      await locationOf(asThief(), "/account"),
    ];
    for (const place of [admin, account, toAdmin, toAccount])
      expect([what, place]).toEqual([what, expect.stringContaining("/auth?")]);
    for (const path of ["/auth/v1/user", "/rest/v1/orders?select=id"]) {
      const headers = { apikey: sandboxKeys.publishable, authorization: `Bearer ${token}` };
      const { status } = await fetch(`${backend.url}${path}`, { headers });
      if (status < 400) throw new Error(`${path} took the token that is ${what}`);
    }
  }
  expect((await sessionOf(visitor)).status).toBe(200);
});

it("refuses malformed session cookies and never fails", async () => {
  for (const value of ["x", "base64-", "base64-%00", "base64-bnVsbA", `base64-${"A".repeat(3000)}`, "{}"]) {
    const visitor = new Visitor();
    visitor.cookies.set(cookieOf("session"), value);
    expect([value, (await sessionOf(visitor)).status]).toEqual([value, 401]);
    expect([value, (await visitor.checkAdminAccess("/auth")).status]).toEqual([value, 200]);
  }
});

it("refuses a session cookie with a NUL as its refresh token at once", async () => {
  const broken = JSON.stringify({ access_token: "x.y.z", refresh_token: "\u0000", expires_at: 1 });
  const visitor = new Visitor();
  const value = `base64-${Buffer.from(broken).toString("base64url")}`;
  const within = async (ask: () => Promise<Response>) => {
    visitor.cookies.set(cookieOf("session"), value);
    const startedAt = performance.now();
    const { status } = await ask();
    expect(performance.now() - startedAt).toBeLessThan(3000);
    return status;
  };
  expect(await within(() => visitor.checkAdminAccess("/account"))).toBe(307);
  expect(await within(() => visitor.get("/api/session"))).toBe(401);
  expect(await within(() => visitor.checkAdminAccess("/auth"))).toBe(200);
});

it("lets a signed-in customer change the password only with the old one or a link", async () => {
  const visitor = await signedIn(await makeCustomer());
  const fields = { token_hash: "", type: "recovery", password: "taken-over", confirmPassword: "taken-over" };
  const page = "/update-password?token_hash=00&type=recovery";
  const { location, notice } = await visitor.submit(updatePasswordAction, fields, { page });
  expect([location, notice]).toEqual(["/account/profile", "password-asked"]);
  // The page of the form itself sends such a visitor on.
  expect(await redirectOf(visitor.look(() => getPasswordChange(null), "/update-password"))).toBe(
    "/account/profile",
  );
});

it("replaces and ends a planted session when its victim signs in", async () => {
  const planter = await signedIn(await makeCustomer());
  const victim = planter.copy();
  const planted = victim.cookies.get(cookieOf("session"));
  expect(planted).toMatch(/^base64-/);
  await victim.signIn(people.admin);
  expect(victim.cookies.get(cookieOf("session"))).not.toBe(planted);
  expect((await sessionOf(victim)).answer).toMatchObject({ user: { email: people.admin.email } });
  expect((await sessionOf(planter)).status).toBe(401);
});

it("logs no one out for another site", async () => {
  const visitor = await signedIn(await makeCustomer());
  const headers = { origin: "https://evil.example" };
  const crossSite = await visitor.send("/api/sign-out", { method: "POST", headers });
  expect(crossSite.status).toBe(403);
  expect(await crossSite.text()).toBe("You do not have permission to perform this action");
  expect((await sessionOf(visitor)).status).toBe(200);
});
