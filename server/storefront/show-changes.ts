import "server-only";
import { revalidateTag, updateTag } from "next/cache";
import { log } from "@/server/log";
import { findTagsToThrowAway } from "./find-changes";

/** At the end of every server action: the actor sees the changes, also in pages that their browser has cached. */
export function showChangesToActor(): Promise<void> {
  return throwAway(updateTag);
}

/** At the end of webhooks and jobs: the next visitor waits for the new page and never gets the old one. */
export function showChanges(): Promise<void> {
  return throwAway((tag) => revalidateTag(tag, { expire: 0 }));
}

/** Never throws: the caller's work is done and must not fail because of a page. */
async function throwAway(one: (tag: string) => void): Promise<void> {
  const tags = await findTagsToThrowAway();
  try {
    for (const tag of tags) one(tag);
  } catch (error) {
    log.error({ err: error, tags }, "storefront: tags not expired, pages stay until their lifetime ends");
  }
}
