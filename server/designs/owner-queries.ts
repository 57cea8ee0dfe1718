import "server-only";
import { createHash } from "node:crypto";
import type { DesignOwner } from "@/lib/designer/design-owner";
import { keepBrowserKey, readBrowserKey } from "@/server/http/browser-key";
import { claimDesigns } from "./repository";

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

async function person(userId: string, key: string | null): Promise<DesignOwner> {
  if (key !== null) await claimDesigns(userId, hashOf(key));
  return { userId, browserKeyHash: null };
}

/**
 * The owner behind a request, null for a guest who owns nothing yet. What the browser owned becomes the person's: asked at
 * each request, because there are five ways to sign in, and a claim that failed is made up for.
 */
export async function readDesignOwner(viewer: { id: string } | null): Promise<DesignOwner | null> {
  const key = await readBrowserKey();
  if (viewer) return person(viewer.id, key);
  return key === null ? null : { userId: null, browserKeyHash: hashOf(key) };
}

/** As readDesignOwner; a guest without a key gets one, so only for actions and route handlers. */
export async function keepDesignOwner(viewer: { id: string } | null): Promise<DesignOwner> {
  if (viewer) return person(viewer.id, await readBrowserKey());
  return { userId: null, browserKeyHash: hashOf(await keepBrowserKey()) };
}
