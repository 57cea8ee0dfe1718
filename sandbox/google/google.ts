import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { Codes, type Consent } from "./codes";
import { consentPage, refusalPage } from "./consent-page";
import { accessTokenHash, IdTokens } from "./id-tokens";
import { claimsOf, googlePersonSchema } from "./people";
import { type Authorization, authorizationSchema, codeExchangeSchema, isOurClient } from "./requests";

const ACCESS_TOKEN_S = 3_600;

export type GoogleStandIn = { app: Hono; idTokens: IdTokens };

/** The address of the stand-in, and so the issuer of its ID tokens. */
export function googleIssuer(gatewayUrl: string): string {
  return `${gatewayUrl}/google`;
}

function answerUrl(authorization: Authorization, answer: Record<string, string>): string {
  const url = new URL(authorization.redirect_uri);
  const query = { ...answer, state: authorization.state };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Google's OpenID Connect as far as the shop uses it: discovery, keys, consent, tokens with PKCE, userinfo. */
export function createGoogle(options: { siteUrl: string; gatewayUrl: string }): GoogleStandIn {
  const issuer = googleIssuer(options.gatewayUrl);
  const callbackUrl = `${options.siteUrl}/api/auth/callback/google`;
  const idTokens = new IdTokens(issuer);
  const codes = new Codes();
  const accessTokens = new Map<string, Consent["person"]>();
  const app = new Hono();

  app.get("/.well-known/openid-configuration", (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/v1/userinfo`,
      jwks_uri: `${issuer}/oauth2/v3/certs`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      scopes_supported: ["openid", "email", "profile"],
      token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic"],
      code_challenge_methods_supported: ["S256"],
    }),
  );

  app.get("/oauth2/v3/certs", async (c) => c.json({ keys: [await idTokens.publicKey()] }));

  const authorizationOf = (fields: unknown): Authorization | string => {
    const parsed = authorizationSchema.safeParse(fields);
    if (!parsed.success) return parsed.error.issues[0]?.message ?? "invalid_request";
    return parsed.data.redirect_uri === callbackUrl ? parsed.data : "redirect_uri_mismatch";
  };

  app.get("/o/oauth2/v2/auth", (c) => {
    const authorization = authorizationOf(c.req.query());
    if (typeof authorization === "string") return c.html(refusalPage(authorization), 400);
    return c.html(consentPage(authorization));
  });

  app.post("/o/oauth2/v2/auth", async (c) => {
    const form = await c.req.parseBody();
    const authorization = authorizationOf(form);
    if (typeof authorization === "string") return c.html(refusalPage(authorization), 400);
    if (form.answer !== "allow") return c.redirect(answerUrl(authorization, { error: "access_denied" }), 303);
    const person = googlePersonSchema.safeParse({ ...form, isVerified: form.isVerified === "on" });
    if (!person.success) {
      const problem = person.error.issues[0]?.message;
      return c.html(consentPage(authorization, problem), 400);
    }
    const code = codes.create({ person: person.data, authorization });
    return c.redirect(answerUrl(authorization, { code, scope: authorization.scope }), 303);
  });

  app.post("/token", async (c) => {
    const form = await c.req.parseBody();
    if (!isOurClient(c.req.header("authorization"), form)) {
      return c.json({ error: "invalid_client", error_description: "The OAuth client was not found." }, 401);
    }
    const exchange = codeExchangeSchema.safeParse(form);
    if (!exchange.success) return c.json({ error: "invalid_request" }, 400);
    const consent = codes.redeem(exchange.data);
    if (!consent) return c.json({ error: "invalid_grant", error_description: "Bad Request" }, 400);
    const accessToken = `ya29.${randomBytes(32).toString("base64url")}`;
    accessTokens.set(accessToken, consent.person);
    setTimeout(() => accessTokens.delete(accessToken), ACCESS_TOKEN_S * 1000).unref();
    const { nonce, scope } = consent.authorization;
    return c.json({
      access_token: accessToken,
      expires_in: ACCESS_TOKEN_S,
      token_type: "Bearer",
      scope,
      id_token: await idTokens.issue({
        ...claimsOf(consent.person),
        nonce,
        at_hash: accessTokenHash(accessToken),
      }),
    });
  });

  app.get("/v1/userinfo", (c) => {
    const person = accessTokens.get(c.req.header("authorization")?.replace(/^Bearer /, "") ?? "");
    return person ? c.json(claimsOf(person)) : c.json({ error: "invalid_request" }, 401);
  });

  /** For tests: an ID token with any claims, including those that Google would never issue. */
  app.post("/_control/id-token", async (c) => {
    const claims = z.record(z.string(), z.unknown()).safeParse(await c.req.json().catch(() => null));
    if (!claims.success) return c.json({ error: "not claims" }, 400);
    return c.json({ id_token: await idTokens.issue(claims.data) });
  });
  return { app, idTokens };
}
