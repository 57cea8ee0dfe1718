import "server-only";
import { revalidateTag, updateTag } from "next/cache";
import { log } from "@/server/log";
import { findTagsToExpire } from "./find-changes";

/** At the end of every server action: the author sees the changes, even in pages that their browser has cached. */
export async function revalidateChangesForActor(): Promise<void> {
  await tryToShow(async () => {
    const { tags, recent } = await findTagsToExpire();
    for (const tag of new Set([...tags, ...recent])) updateTag(tag);
  });
}

/** At the end of webhooks and jobs: the next visitor waits for the new page and never gets the old one. */
export async function revalidateChanges(): Promise<void> {
  await tryToShow(async () => {
    const { tags } = await findTagsToExpire();
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
  });
}

/** Never throws: the caller's work is done and must not fail because of a page. Each instance checks again in a second. */
async function tryToShow(show: () => Promise<void>): Promise<void> {
  try {
    await show();
  } catch (error) {
    log.warn({ err: error }, "storefront: changes not read, this instance looks again in a second");
  }
}
