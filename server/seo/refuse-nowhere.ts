import "server-only";
import { leadsNowhere, plainPath } from "@/lib/known-segments";
import { AppError } from "@/server/errors";
import { readRedirects } from "./repository";

/** Throws `not_found` when neither a page nor a redirect of the shop starts with this address. */
export async function refuseNowhere(target: string): Promise<void> {
  const path = target.replace(/[?#].*$/, "");
  if (!leadsNowhere(path) || Object.hasOwn(await readRedirects(), plainPath(path))) return;
  const message = "The shop has no page at this URL.";
  throw new AppError("not_found", message, { target: message });
}
