import { randomUUID } from "node:crypto";
import { appEnv } from "../../../sandbox/app-env";
import { backend } from "../support/backend/backend";
import { call, SERVER, signIn } from "../support/backend/gateway";

const held = new Map<string, string>();

vi.mock("next/headers", () => ({
  headers: async () => new Headers({ "x-forwarded-for": "203.0.113.44" }),
  cookies: async () => ({
    getAll: () => [...held].map(([name, value]) => ({ name, value })),
    get: (name: string) => (held.has(name) ? { name, value: held.get(name) } : undefined),
    set: (name: string, value: string, { maxAge }: { maxAge?: number } = {}) =>
      maxAge === 0 ? held.delete(name) : held.set(name, value),
  }),
}));

const now = new Date();
const passCookie = "kapas-new-password-1";
let passes: typeof import("@/server/auth/password-pass");
let changePassword: typeof import("@/server/auth/update-password").changePassword;
let requestCookieJar: typeof import("@/server/supabase/viewer-client").requestCookieJar;

beforeAll(async () => {
  Object.assign(process.env, appEnv({ siteUrl: "http://localhost:1", gatewayUrl: backend.url }));
  ({ changePassword } = await import("@/server/auth/update-password"));
  ({ requestCookieJar } = await import("@/server/supabase/viewer-client"));
  passes = await import("@/server/auth/password-pass");
});
beforeEach(() => held.clear());

/** A person who logged in here with their password a moment ago. */
async function signedIn(): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@kapas.test`;
  const password = "cotton-and-ink";
  const { body } = await call(SERVER, "/auth/v1/admin/users", {
    body: { email, password, email_confirm: true },
  });
  const { token } = await signIn(email, password);
  const session = { access_token: token, refresh_token: "r", expires_at: now.getTime() / 1000 + 600 };
  held.set("kapas-session-1", `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`);
  return { id: String(Object(body).id), email };
}

const choose = async (password: string) =>
  changePassword(await requestCookieJar(), { password, proof: null, now });

test("a password change in a session needs the old password", async () => {
  const { email } = await signedIn();
  await expect(choose("linen-and-thread")).rejects.toMatchObject({
    digest: expect.stringContaining(";/account/profile;"),
  });
  await expect(signIn(email, "linen-and-thread")).rejects.toThrow("could not sign in");
});

test("changes a password once after a link, which a refused password does not use up", async () => {
  const { id, email } = await signedIn();
  await passes.issuePasswordPass(id, now);
  await expect(choose("12345")).rejects.toMatchObject({ code: "conflict" });
  const copied = held.get(passCookie) ?? "";
  expect(await choose("linen-and-thread")).toMatchObject({ email });
  expect(held.has(passCookie)).toBe(false);
  held.set(passCookie, copied);
  await expect(choose("silk-and-buttons")).rejects.toHaveProperty("digest");
  await signIn(email, "linen-and-thread");
});

test("accepts a link for its own account only, for 15 minutes", async () => {
  const [id, other] = [randomUUID(), randomUUID()];
  await passes.issuePasswordPass(id, now);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(await passes.findPasswordPass(id, after(14))).not.toBeNull();
  expect(await passes.findPasswordPass(id, after(15))).toBeNull();
  expect(await passes.findPasswordPass(other, now)).toBeNull();
  held.set(passCookie, (held.get(passCookie) ?? "").replace(id, other));
  expect(await passes.findPasswordPass(other, now)).toBeNull();
});
