import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import type { LinkProof } from "@/lib/auth/link";
import { AppError } from "@/server/errors";
import { getViewer, toViewer, type Viewer } from "@/server/session/viewer";
import { type CookieJar, type SessionClient, sessionClient } from "@/server/supabase/viewer-client";
import { refuseBlocked } from "./refuse-blocked";
import { revokeUnprovenCredentials } from "./revoke-unproven-credentials";
import { endSessionIn } from "./sign-out";

export interface OpenedLink {
  client: SessionClient;
  viewer: Viewer;
  /** The address was just proven for the first time, in a browser that did not begin the account: a password must be chosen. */
  needsPassword: boolean;
}

/**
 * Exchanges the proof in an e-mailed link for a session; null when the link is dead. Each link works once. The previous
 * session ends only after the link has worked: a dead or planted link must not sign anyone out.
 */
export async function redeemLink(jar: CookieJar, proof: LinkProof): Promise<OpenedLink | null> {
  const signedIn = await getViewer().catch(() => null);
  const before = jar.getAll();
  const client = sessionClient(jar);
  const { data, error } =
    "code" in proof
      ? await client.auth.exchangeCodeForSession(proof.code)
      : await client.auth.verifyOtp({ token_hash: proof.tokenHash, type: proof.type });
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error || !data.user || !data.session) return null;
  await endSessionIn(before);
  await refuseBlocked(client, data.user);
  const needsPassword = await revokeUnprovenCredentials(data.user.id, signedIn?.id === data.user.id);
  return { client, viewer: toViewer(data.user, client), needsPassword };
}
