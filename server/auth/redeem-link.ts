import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import type { LinkProof } from "@/lib/auth/link";
import { AppError } from "@/server/errors";
import { type CookieJar, type SessionClient, sessionClient } from "@/server/supabase/viewer-client";
import { toViewer, type Viewer } from "./queries";
import { endSessionIn } from "./sign-out";

/**
 * Trades what an e-mailed link carries for a session; null when the link is dead. Each link works once. The session that
 * was here before ends only when the link has worked: a dead link, or a planted one, must not sign anybody out.
 */
export async function redeemLink(
  jar: CookieJar,
  proof: LinkProof,
): Promise<{ client: SessionClient; viewer: Viewer } | null> {
  const before = jar.getAll();
  const client = sessionClient(jar);
  const { data, error } =
    "code" in proof
      ? await client.auth.exchangeCodeForSession(proof.code)
      : await client.auth.verifyOtp({ token_hash: proof.tokenHash, type: proof.type });
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error || !data.user || !data.session) return null;
  await endSessionIn(before);
  return { client, viewer: toViewer(data.user, client) };
}
