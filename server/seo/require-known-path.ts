import "server-only";
import { isUnknownPath, normalizePath } from "@/lib/known-segments";
import { AppError } from "@/server/errors";
import { readRedirects } from "./repository";

/** Throws `not_found` when neither a page nor a redirect of the shop starts with this address. */
export async function requireKnownPath(target: string): Promise<void> {
  const path = target.replace(/[?#].*$/, "");
  if (!isUnknownPath(path) || Object.hasOwn(await readRedirects(), normalizePath(path))) return;
  const message = "The shop has no page at this URL.";
  throw new AppError("not_found", message, { target: message });
}
