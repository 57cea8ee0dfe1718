import "server-only";
import { designIdSchema } from "@/lib/designer/saved-design";
import { hashBrowserKey } from "./hash-browser-key";
import { findSharedDesignByToken } from "./share-design";
import { isVersionOf } from "./version-repository";

/** Whether a URL names a design that is not or no longer shared: it must be a real 404, as in guard-order-path. */
export async function isMissingDesign({ pathname }: URL): Promise<boolean> {
  const [, token] = pathname.match(/^\/designs\/([^/]+)\/?$/) ?? [];
  return token !== undefined && (await findSharedDesignByToken(token)) === null;
}

/** The same for a proof, which only its owner sees, and for the pages that submit it or start its group, where a guest has to log in. */
export async function isMissingProof(
  { pathname, searchParams }: URL,
  client: Parameters<typeof isVersionOf>[1],
  browser: string | null,
): Promise<boolean> {
  const isNew = client !== null && /^\/(?:my-submissions|group-orders)\/new\/?$/.test(pathname);
  const [, proof] = pathname.match(/^\/design-proof\/([^/]+)\/?$/) ?? [];
  const named = isNew ? (searchParams.get("version") ?? "") : proof;
  if (named === undefined) return false;
  const id = designIdSchema.safeParse(named).data;
  return id === undefined || !(await isVersionOf(id, client, browser && hashBrowserKey(browser)));
}
