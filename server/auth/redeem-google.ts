import "server-only";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import type { GoogleProof } from "@/lib/auth/google";
import { accountNotice } from "@/lib/privacy/collection-notices";
import { AppError } from "@/server/errors";
import { log } from "@/server/log";
import { toViewer, type Viewer } from "@/server/session/viewer";
import { type CookieJar, type SessionClient, sessionClient } from "@/server/supabase/viewer-client";
import { refuseBlocked } from "./refuse-blocked";
import { freeUnprovenAddress, nameProfile, saveNoticeVersion } from "./repository";
import { endSessionIn } from "./sign-out";

/** Takes the names from Google only when the account has none. */
async function nameNewcomer(client: SessionClient, viewer: Viewer, proof: GoogleProof): Promise<Viewer> {
  const { firstName, lastName } = proof;
  if (viewer.firstName || viewer.lastName || !(firstName || lastName)) return viewer;
  try {
    await nameProfile(client, viewer.id, { firstName, lastName });
  } catch (error) {
    log.warn({ err: error, userId: viewer.id }, "google: a new account has no name yet");
  }
  return { ...viewer, firstName, lastName };
}

/**
 * Exchanges Google's ID token for a session of the shop; the previous session of this browser ends. First removes an
 * account that another person began with this address and never proved.
 */
export async function redeemGoogle(
  jar: CookieJar,
  proof: GoogleProof,
): Promise<{ viewer: Viewer; isNew: boolean }> {
  const isNew = await freeUnprovenAddress(proof.email);
  const before = jar.getAll();
  const client = sessionClient(jar);
  const { data, error } = await client.auth.signInWithIdToken({
    provider: "google",
    token: proof.idToken,
    nonce: proof.nonce,
  });
  if (error && isAuthRetryableFetchError(error)) throw new AppError("unavailable");
  if (error) throw new AppError("unauthenticated", error.message);
  await endSessionIn(before);
  await refuseBlocked(client, data.user);
  if (isNew) await saveNoticeVersion(data.user.id, accountNotice.version);
  const viewer = await nameNewcomer(client, toViewer(data.user, client), proof);
  return { viewer, isNew };
}
