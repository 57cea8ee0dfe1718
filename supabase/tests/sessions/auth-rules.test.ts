import { randomUUID } from "node:crypto";
import { owner } from "../support/backend/database";
import { type Caller, call, SERVER, signIn, VISITOR } from "../support/backend/gateway";
import { claimsOf } from "../support/people/second-factor";

// The rules of supabase/config.toml for the auth server; the stand-in follows the same file.

const password = "cotton-and-ink";

async function newcomer(): Promise<{ email: string; caller: Caller; refreshToken: string }> {
  const email = `${randomUUID()}@kapas.test`;
  await call(SERVER, "/auth/v1/admin/users", { body: { email, password, email_confirm: true } });
  const { body } = await call(VISITOR, "/auth/v1/token?grant_type=password", { body: { email, password } });
  const { access_token: token, refresh_token: refreshToken } = Object(body);
  return { email, caller: { ...VISITOR, token }, refreshToken };
}

const refresh = (token: string) =>
  call(VISITOR, "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token: token } });

async function ageSession(caller: Caller, column: "created_at" | "refreshed_at", interval: string) {
  await owner.query(`update auth.sessions set ${column} = now() - $2::interval where id = $1`, [
    claimsOf(caller).session_id,
    interval,
  ]);
}

test("makes a token valid for ten minutes", async () => {
  const { caller } = await newcomer();
  const { exp, iat } = claimsOf(caller);
  expect(Number(exp) - Number(iat)).toBe(600);
});

test("ends a session 180 days after the login", async () => {
  const { caller, refreshToken } = await newcomer();
  await ageSession(caller, "created_at", "181 days");
  expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { error_code: "session_expired" } });
});

test("ends a session after 30 days without a visit", async () => {
  const { caller, refreshToken } = await newcomer();
  await ageSession(caller, "created_at", "40 days");
  await ageSession(caller, "refreshed_at", "31 days");
  expect(await refresh(refreshToken)).toMatchObject({ status: 400, body: { error_code: "session_expired" } });
});

test("requires a login of the last 24 hours for a new password", async () => {
  const { caller, email } = await newcomer();
  const body = { password: "linen-and-thread" };
  await ageSession(caller, "created_at", "25 hours");
  expect(await call(caller, "/auth/v1/user", { method: "PUT", body })).toMatchObject({
    status: 400,
    body: { error_code: "reauthentication_needed" },
  });
  const fresh = await signIn(email, password);
  expect((await call(fresh, "/auth/v1/user", { method: "PUT", body })).status).toBe(200);
});

test("reveals an unconfirmed address only to a person with the password", async () => {
  const email = `${randomUUID()}@kapas.test`;
  await call(VISITOR, "/auth/v1/signup", { body: { email, password } });
  const tryPassword = async (typed: string) =>
    (await call(VISITOR, "/auth/v1/token?grant_type=password", { body: { email, password: typed } })).body;
  expect(await tryPassword(password)).toMatchObject({ error_code: "email_not_confirmed" });
  expect(await tryPassword("not-this-one")).toMatchObject({ error_code: "invalid_credentials" });
});

describe("an IP address with too many verifications", () => {
  const guess = (address: string, apikey = SERVER.apikey) =>
    call({ apikey }, "/auth/v1/verify", {
      body: { phone: "+919000000001", token: "000000", type: "sms" },
      headers: { "Sb-Forwarded-For": address },
    });

  it("is refused, and no other", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await guess("203.0.113.7")).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
    expect((await guess("203.0.113.8")).status).toBe(403);
  });

  it("can't choose another IP address without the secret key", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => (await guess(`198.51.100.${n}`, VISITOR.apikey)).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(20);
  });
});
