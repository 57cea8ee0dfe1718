import "server-only";
import { type StorefrontChange, tagsToThrowAway } from "@/server/cache";
import { log } from "@/server/log";
import { listStorefrontChanges } from "./repository";

/** The longest wait for a caller. After a timeout the next call finds the same notes. */
const patienceMs = 1000;

interface Place {
  after: string | null;
  /** The notes of the last answer: they may come again. */
  known: ReadonlySet<number>;
}

declare global {
  /** The position of this instance in the notes. Global, because Next may load a module once for pages and once for routes. */
  var storefrontPlace: Place | undefined;
}

/**
 * The tags of everything that changed since this instance last looked. Two parallel callers both get the same tags: each
 * must be sure before it answers.
 */
export async function findTagsToThrowAway(): Promise<string[]> {
  const { after, known } = globalThis.storefrontPlace ?? { after: null, known: new Set<number>() };
  try {
    const { upTo, notes } = await listStorefrontChanges(after, AbortSignal.timeout(patienceMs));
    globalThis.storefrontPlace = { after: upTo, known: new Set(notes.map(({ id }) => id)) };
    const news: StorefrontChange[] = notes.filter(({ id }) => !known.has(id)).map(({ change }) => change);
    return tagsToThrowAway(news);
  } catch (error) {
    log.warn({ err: error }, "storefront: changes not read, the next action or job reads them");
    return [];
  }
}
