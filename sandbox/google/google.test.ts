import { createHash } from "node:crypto";
import { decode } from "hono/jwt";
import { sandboxKeys } from "../keys";
import { Codes } from "./codes";
import { createGoogle } from "./google";
import { subjectOf } from "./people";

const siteUrl = "http://localhost:3000";
const { app } = createGoogle({ siteUrl, gatewayUrl: "http://127.0.0.1:54321" });
const verifier = "v".repeat(43);
const asked = {
  client_id: sandboxKeys.googleClientId,
  redirect_uri: `${siteUrl}/api/auth/callback/google`,
  response_type: "code",
  scope: "openid email profile",
  state: "the state",
  nonce: "the nonce",
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
};
const leela = { email: "Leela.Das@gmail.test", givenName: "Leela", familyName: "Das", isVerified: "on" };
const post = (path: string, fields: Record<string, string>) =>
  app.request(path, { method: "POST", body: new URLSearchParams(fields) });
const answerTo = async (fields: Record<string, string>) => {
  const response = await post("/o/oauth2/v2/auth", fields);
  return { status: response.status, url: new URL(response.headers.get("location") ?? "about:blank") };
};
const consent = async () => {
  const { url } = await answerTo({ ...asked, ...leela, answer: "allow" });
  return url.searchParams.get("code") ?? "";
};
const exchange = (code: string, changes: Record<string, string> = {}) =>
  post("/token", {
    grant_type: "authorization_code",
    code,
    code_verifier: verifier,
    redirect_uri: asked.redirect_uri,
    client_id: sandboxKeys.googleClientId,
    client_secret: sandboxKeys.googleClientSecret,
    ...changes,
  });

test("consent returns state and code, and the code gives an ID token for this login", async () => {
  const { url } = await answerTo({ ...asked, ...leela, answer: "allow" });
  expect(`${url.origin}${url.pathname}`).toBe(asked.redirect_uri);
  expect(url.searchParams.get("state")).toBe("the state");
  const tokens = await (await exchange(url.searchParams.get("code") ?? "")).json();
  expect(decode(tokens.id_token).payload).toMatchObject({
    iss: "http://127.0.0.1:54321/google",
    aud: sandboxKeys.googleClientId,
    sub: subjectOf({ email: "leela.das@gmail.test" }),
    email: "leela.das@gmail.test",
    email_verified: true,
    given_name: "Leela",
    family_name: "Das",
    nonce: "the nonce",
  });
  const authorization = `Bearer ${tokens.access_token}`;
  const info = await app.request("/v1/userinfo", { headers: { authorization } });
  expect(await info.json()).toMatchObject({ email: "leela.das@gmail.test" });
  expect((await app.request("/v1/userinfo")).status).toBe(401);
});

test("a denial returns access_denied and no code", async () => {
  const { url } = await answerTo({ ...asked, answer: "deny" });
  expect(Object.fromEntries(url.searchParams)).toEqual({ error: "access_denied", state: "the state" });
});

test("an invalid address keeps the page open, with the reason", async () => {
  const response = await post("/o/oauth2/v2/auth", { ...asked, email: "leela", answer: "allow" });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Enter an email address");
});

test.each([
  ["another site's address", { redirect_uri: "https://evil.example/callback" }],
  ["an unknown client", { client_id: "another-shop" }],
  ["no challenge", { code_challenge: "" }],
  ["a challenge in the clear", { code_challenge_method: "plain" }],
  ["no state", { state: "" }],
  ["no nonce", { nonce: "" }],
])("%s is refused on Google's own page, never by a redirect", async (_, changes) => {
  const wrong = { ...asked, ...changes };
  const page = await app.request(`/o/oauth2/v2/auth?${new URLSearchParams(wrong)}`);
  expect([page.status, page.headers.get("location")]).toEqual([400, null]);
  expect((await answerTo({ ...wrong, ...leela, answer: "allow" })).status).toBe(400);
});

test("a code works once, with the right secret, verifier and address", async () => {
  const wrongSecret = await exchange(await consent(), { client_secret: "guess" });
  expect([wrongSecret.status, (await wrongSecret.json()).error]).toEqual([401, "invalid_client"]);
  const code = await consent();
  expect((await exchange(code, { code_verifier: "w".repeat(43) })).status).toBe(400);
  expect((await exchange(code)).status).toBe(400);
  expect((await exchange(await consent(), { redirect_uri: `${siteUrl}/elsewhere` })).status).toBe(400);
  const used = await consent();
  expect([(await exchange(used)).status, (await exchange(used)).status]).toEqual([200, 400]);
});

test("a code expires after a minute", () => {
  let now = 0;
  const codes = new Codes(() => now);
  const person = { email: "leela.das@gmail.test", givenName: "", familyName: "", isVerified: true };
  const authorization = { ...asked, response_type: "code", code_challenge_method: "S256" } as const;
  const code = codes.create({
    person,
    authorization: { ...authorization, client_id: sandboxKeys.googleClientId },
  });
  now = 60_000;
  const { redirect_uri } = asked;
  expect(
    codes.redeem({ grant_type: "authorization_code", code, redirect_uri, code_verifier: verifier }),
  ).toBeNull();
});

test("shows markup in the query as text", async () => {
  const query = new URLSearchParams({ ...asked, state: '"><script>alert(1)</script>' });
  const page = await (await app.request(`/o/oauth2/v2/auth?${query}`)).text();
  expect(page).not.toContain("<script>");
});
