import "server-only";
import { designIdSchema } from "@/lib/designer/saved-design";
import { hashBrowserKey } from "./hash-browser-key";
import { openShare } from "./share-design";
import { isVersionOf } from "./version-repository";

/** Whether a URL names a design that is not shared, or not any more: it must be a real 404, as in guard-order-path. */
export async function leadsToNoDesign({ pathname }: URL): Promise<boolean> {
  const [, token] = pathname.match(/^\/designs\/([^/]+)\/?$/) ?? [];
  return token !== undefined && (await openShare(token)) === null;
}

/** The same for a proof, which its owner alone sees. */
export async function leadsToNoProof(
  { pathname }: URL,
  client: Parameters<typeof isVersionOf>[1],
  browser: string | null,
): Promise<boolean> {
  const [, named] = pathname.match(/^\/design-proof\/([^/]+)\/?$/) ?? [];
  if (named === undefined) return false;
  const id = designIdSchema.safeParse(named).data;
  return id === undefined || !(await isVersionOf(id, client, browser && hashBrowserKey(browser)));
}
