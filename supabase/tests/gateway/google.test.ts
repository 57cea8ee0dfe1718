import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { z } from "zod";
import { backend } from "../support/backend/backend";
import { owner } from "../support/backend/database";
import { call, SERVER, signIn, VISITOR } from "../support/backend/gateway";

// Google's stand-in signs any input; the gateway must accept only what a hosted project would.

const nonce = "a-nonce-that-only-the-shop-knows";
const hashed = createHash("sha256").update(nonce).digest("hex");
const now = () => Math.floor(Date.now() / 1000);

function newcomer() {
  const id = randomUUID();
  return { sub: id, email: `${id}@gmail.test`, email_verified: true, name: "Leela Das", nonce: hashed };
}

async function tokenWith(claims: Record<string, unknown>): Promise<string> {
  const { body } = await call({}, "/google/_control/id-token", { body: claims });
  return z.object({ id_token: z.string() }).parse(body).id_token;
}

async function trade(idToken: string, given: string | undefined = nonce) {
  const { status, body } = await call(VISITOR, "/auth/v1/token?grant_type=id_token", {
    body: { provider: "google", id_token: idToken, nonce: given },
  });
  const answer = z
    .object({
      user: z.object({ id: z.string(), email: z.string() }).optional(),
      access_token: z.string().optional(),
      error_description: z.string().optional(),
      error_code: z.string().optional(),
    })
    .parse(body);
  return { status, ...answer, why: answer.error_description ?? answer.error_code };
}

async function makeUser(facts: {
  email: string;
  phone?: string;
  isEmailProven?: boolean;
  isPhoneProven?: boolean;
}) {
  const id = randomUUID();
  await owner.query(
    `insert into auth.users (id, email, phone, email_confirmed_at, phone_confirmed_at, raw_user_meta_data)
     values ($1, $2, $3, case when $4 then now() end, case when $5 then now() end, '{"first_name":"Stranger"}')`,
    [id, facts.email, facts.phone ?? null, facts.isEmailProven ?? false, facts.isPhoneProven ?? false],
  );
  return id;
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

describe("an ID token", () => {
  it("opens a new account, and then the same one again", async () => {
    const claims = newcomer();
    const first = await trade(await tokenWith(claims));
    expect(first).toMatchObject({ status: 200, user: { email: claims.email } });
    const again = await trade(await tokenWith({ ...claims, email: `moved-${claims.email}` }));
    expect(again.user?.id).toBe(first.user?.id);
    const { rows } = await owner.query("select count(*)::int as count from auth.users where email like $1", [
      `%${claims.email}`,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
    const profile = await call({ ...VISITOR, token: first.access_token ?? "" }, "/rest/v1/profiles");
    expect(profile.body).toEqual([expect.objectContaining({ id: first.user?.id })]);
  });

  it("opens nothing for another client, another issuer or another time", async () => {
    const claims = newcomer();
    for (const wrong of [
      { aud: "another-shop.apps.googleusercontent.com" },
      { iss: "https://accounts.google.example" },
      { exp: now() - 1 },
      { exp: null },
      { sub: null },
    ]) {
      const answer = await trade(await tokenWith({ ...claims, ...wrong }));
      expect([wrong, answer.status, answer.why]).toEqual([wrong, 400, "Bad ID token"]);
    }
  });

  it("opens nothing when signed by another key, unsigned, or altered", async () => {
    const claims = newcomer();
    const good = await tokenWith(claims);
    const [head = "", body = "", signature = ""] = good.split(".");
    const header: unknown = JSON.parse(Buffer.from(head, "base64url").toString());
    const kid = z.object({ kid: z.string() }).parse(header).kid;
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const forged = sign("RSA-SHA256", Buffer.from(`${head}.${body}`), privateKey).toString("base64url");
    const asha = part({ ...JSON.parse(Buffer.from(body, "base64url").toString()), email: "asha@kapas.test" });
    for (const token of [
      `${head}.${body}.${forged}`,
      `${head}.${asha}.${signature}`,
      `${part({ alg: "none", typ: "JWT", kid })}.${body}.`,
      `${part({ alg: "HS256", typ: "JWT", kid })}.${body}.${signature}`,
      `${part({ alg: "RS256", typ: "JWT", kid: "unknown" })}.${body}.${signature}`,
      "not a token",
    ]) {
      expect((await trade(token)).why).toBe("Bad ID token");
    }
    expect((await trade(good)).status).toBe(200);
  });

  it("works only with the nonce of its login", async () => {
    const token = await tokenWith(newcomer());
    expect((await trade(token, "another nonce")).why).toBe("Nonces mismatch");
    expect((await trade(token, hashed)).why).toBe("Nonces mismatch");
    expect((await trade(token, "")).why).toMatch(/should either both exist or not/);
    expect((await trade(await tokenWith({ ...newcomer(), nonce: undefined }))).why).toMatch(/both exist/);
  });

  it("opens nothing for an address that Google has not verified, even with an account", async () => {
    const unverified = { ...newcomer(), email_verified: false };
    expect(await trade(await tokenWith(unverified))).toMatchObject({
      status: 422,
      why: "provider_email_needs_verification",
    });
    const asha = await trade(await tokenWith({ ...unverified, email: "asha@kapas.test" }));
    expect(asha.status).toBe(422);
  });

  it("needs a key of the project", async () => {
    const body = { provider: "google", id_token: await tokenWith(newcomer()), nonce };
    expect((await call({}, "/auth/v1/token?grant_type=id_token", { body })).status).toBe(401);
    const other = { ...body, provider: "facebook" };
    expect((await call(VISITOR, "/auth/v1/token?grant_type=id_token", { body: other })).status).toBe(400);
  });
});

describe("an account with the same address", () => {
  it("is the same account when the address is proven, and keeps its password and its name", async () => {
    const claims = newcomer();
    const data = { email: claims.email, password: "cotton-and-ink", data: { first_name: "Own" } };
    await call(VISITOR, "/auth/v1/signup", { body: data });
    await owner.query(
      "select auth.sandbox_finish_account(id, null, true, false) from auth.users where email = $1",
      [claims.email],
    );
    const before = await owner.query("select id from auth.users where email = $1", [claims.email]);
    expect((await trade(await tokenWith(claims))).user?.id).toBe(before.rows[0]?.id);
    await expect(signIn(claims.email, "cotton-and-ink")).resolves.toBeDefined();
    const after = await owner.query(
      "select raw_user_meta_data ->> 'first_name' as name from auth.users where email = $1",
      [claims.email],
    );
    expect(after.rows).toEqual([{ name: "Own" }]);
  });

  it("locks out the person who began it without proving the address, even without the shop's help", async () => {
    const claims = newcomer();
    const data = { email: claims.email, password: "the-attackers-own" };
    await call(VISITOR, "/auth/v1/signup", { body: data });
    expect((await trade(await tokenWith(claims))).status).toBe(200);
    await expect(signIn(claims.email, "the-attackers-own")).rejects.toThrow("could not sign in");
  });
});

describe("free_unproven_address", () => {
  const phoneOf = () => `91${String(Math.floor(Math.random() * 1e10)).padStart(10, "6")}`;
  const free = (email: string) =>
    call(SERVER, "/rest/v1/rpc/free_unproven_address", { body: { p_email: email } });
  const find = async (id: string) =>
    (await owner.query("select email from auth.users where id = $1", [id])).rows[0];

  it("removes unconfirmed registrations, by email and by phone", async () => {
    for (const phone of [undefined, phoneOf()]) {
      const { email } = newcomer();
      const id = await makeUser({ email, phone });
      expect(await free(email.toUpperCase())).toEqual({ status: 200, body: "true" });
      expect(await find(id)).toBeUndefined();
    }
  });

  it("leaves a proven address alone", async () => {
    const { email } = newcomer();
    const id = await makeUser({ email, isEmailProven: true });
    expect(await free(email)).toEqual({ status: 200, body: "false" });
    expect(await find(id)).toEqual({ email });
  });

  it("removes only the address from an account with a proven phone", async () => {
    const { email } = newcomer();
    const id = await makeUser({ email, phone: phoneOf(), isPhoneProven: true });
    await free(email);
    expect(await find(id)).toEqual({ email: null });
    const google = await trade(await tokenWith({ ...newcomer(), email }));
    expect(google.status).toBe(200);
    expect(google.user?.id).not.toBe(id);
  });

  it("lets a person who lost an address still log in by phone", async () => {
    const { email } = newcomer();
    const phone = phoneOf();
    const id = await makeUser({ email, phone, isPhoneProven: true });
    await free(email);
    await call(VISITOR, "/auth/v1/otp", { body: { phone: `+${phone}`, create_user: false } });
    const inbox = await fetch(`${backend.url}/inbox.json?channel=sms&to=${encodeURIComponent(`+${phone}`)}`);
    const [sms] = z.array(z.object({ text: z.string() })).parse(await inbox.json());
    const verified = await call(VISITOR, "/auth/v1/verify", {
      body: { phone: `+${phone}`, token: sms?.text.match(/\d{6}/)?.[0], type: "sms" },
    });
    expect(verified).toMatchObject({ status: 200, body: { user: { id } } });
    expect(await find(id)).toEqual({ email: null });
  });

  it("is for the server only", async () => {
    const answer = await call(VISITOR, "/rest/v1/rpc/free_unproven_address", {
      body: { p_email: "x@y.test" },
    });
    expect([401, 403, 404]).toContain(answer.status);
  });
});
