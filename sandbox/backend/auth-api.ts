import { sandboxKeys } from "../keys";
import { captureMails } from "./captured-mails";
import type { Lite } from "./lite";

/** In the auth stand-in's error format, so that supabase-js reads both alike. */
export function authError(status: number, code: string, msg: string): Response {
  return Response.json(
    { code: status, error_code: code, msg },
    { status, headers: { "x-sb-error-code": code } },
  );
}

export function callAuth(lite: Lite, origin: string, path: string, body: unknown): Promise<Response> {
  const request = new Request(new URL(`/auth/v1/${path}`, origin), {
    method: "POST",
    headers: { apikey: sandboxKeys.publishable, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return Promise.resolve(lite.app.fetch(request, { peerAddress: null }));
}

/**
 * A session for a known person, by the stand-in's own email code, so that rotation, refresh and row security
 * work as for any other session.
 */
export async function openSession(lite: Lite, origin: string, email: string): Promise<Response> {
  const { result, mails } = await captureMails(() =>
    callAuth(lite, origin, "otp", { email, create_user: false }),
  );
  const token = mails[0]?.html.match(/token_hash=([0-9a-f]+)/)?.[1];
  if (!result.ok || !token) return authError(500, "unexpected_failure", "No session could be opened");
  return callAuth(lite, origin, "verify", { token_hash: token, type: "magiclink" });
}

/** Reads a copy, because the request's handler reads the body itself. */
export async function readJson(request: Request): Promise<unknown> {
  return request
    .clone()
    .json()
    .catch(() => null);
}
