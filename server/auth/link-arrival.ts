import "server-only";
import type { LinkArrival, LinkProof } from "@/lib/auth/link";
import { maskEmail } from "@/lib/auth/mask-email";
import { log } from "@/server/log";
import type { CookieJar } from "@/server/supabase/viewer-client";
import { findLinkOwner, type LinkOwner } from "./repository";

interface Viewer {
  id: string;
  email: string | null;
}

interface Arriving {
  viewer: Viewer | null;
  /** The hash of this browser's registrations */
  key: string | null;
  jar: CookieJar;
}

/** A code works only with the verifier cookie of the browser that requested it. */
function hasVerifier(jar: CookieJar): boolean {
  return jar.getAll().some(({ name }) => name.endsWith("-code-verifier"));
}

function nameOf(viewer: Viewer): string {
  return viewer.email ? maskEmail(viewer.email) : "another account";
}

function arrivalOf(owner: LinkOwner, { viewer, key }: Arriving): LinkArrival {
  const isFree = viewer === null || viewer.id === owner.id;
  return {
    isExpected: isFree && key !== null && key === owner.key,
    email: owner.email && maskEmail(owner.email),
    signedInAs: isFree ? null : nameOf(viewer),
  };
}

/** What a page shows about a link before it is used; null when the link is invalid. */
export async function findLinkArrival(proof: LinkProof, arriving: Arriving): Promise<LinkArrival | null> {
  const { viewer, jar } = arriving;
  const unknown = { isExpected: false, email: null, signedInAs: viewer && nameOf(viewer) };
  if ("code" in proof) return { ...unknown, isExpected: viewer === null && hasVerifier(jar) };
  try {
    const owner = await findLinkOwner(proof.tokenHash);
    return owner && arrivalOf(owner, arriving);
  } catch (error) {
    log.warn({ err: error }, "auth: a link's owner could not be looked up");
    return unknown;
  }
}
