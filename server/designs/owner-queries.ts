import "server-only";
import type { DesignOwner } from "@/lib/designer/design-owner";
import { keepBrowserKey, readBrowserKey } from "@/server/http/browser-key";
import { hashBrowserKey } from "./hash-browser-key";
import { claimDesigns } from "./repository";

async function person(userId: string, key: string | null): Promise<DesignOwner> {
  if (key !== null) await claimDesigns(userId, hashBrowserKey(key));
  return { userId, browserKeyHash: null };
}

/**
 * The owner behind a request, null for a guest who owns nothing yet. What the browser owned becomes the person's: asked at
 * each request, because there are five ways to sign in, and a claim that failed is made up for.
 */
export async function readDesignOwner(viewer: { id: string } | null): Promise<DesignOwner | null> {
  const key = await readBrowserKey();
  if (viewer) return person(viewer.id, key);
  return key === null ? null : { userId: null, browserKeyHash: hashBrowserKey(key) };
}

/** As readDesignOwner; a guest without a key gets one, so only for actions and route handlers. */
export async function keepDesignOwner(viewer: { id: string } | null): Promise<DesignOwner> {
  if (viewer) return person(viewer.id, await readBrowserKey());
  return { userId: null, browserKeyHash: hashBrowserKey(await keepBrowserKey()) };
}
