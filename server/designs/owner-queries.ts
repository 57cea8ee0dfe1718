import "server-only";
import type { DesignOwner } from "@/lib/designer/design-owner";
import { ensureBrowserKey, readBrowserKey } from "@/server/http/browser-key";
import { hashBrowserKey } from "./hash-browser-key";
import { claimDesigns } from "./repository";

async function person(userId: string, key: string | null): Promise<DesignOwner> {
  if (key !== null) await claimDesigns(userId, hashBrowserKey(key));
  return { userId, browserKeyHash: null };
}

/**
 * The owner of a request, null for a guest who owns nothing yet. Assigns the browser's designs to a signed-in
 * person: at each request, because there are five ways to log in, and a failed claim is repeated.
 */
export async function readDesignOwner(viewer: { id: string } | null): Promise<DesignOwner | null> {
  const key = await readBrowserKey();
  if (viewer) return person(viewer.id, key);
  return key === null ? null : { userId: null, browserKeyHash: hashBrowserKey(key) };
}

/** As readDesignOwner, but a guest without a key gets one, so only for actions and route handlers. */
export async function ensureDesignOwner(viewer: { id: string } | null): Promise<DesignOwner> {
  if (viewer) return person(viewer.id, await readBrowserKey());
  return { userId: null, browserKeyHash: hashBrowserKey(await ensureBrowserKey()) };
}
