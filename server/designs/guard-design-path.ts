import "server-only";
import { openShare } from "./share-design";

/** Whether a URL names a design that is not shared, or not any more: it must be a real 404, as in guard-order-path. */
export async function leadsToNoDesign({ pathname }: URL): Promise<boolean> {
  const [, token] = pathname.match(/^\/designs\/([^/]+)\/?$/) ?? [];
  return token !== undefined && (await openShare(token)) === null;
}
