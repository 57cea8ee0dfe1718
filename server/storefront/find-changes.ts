import "server-only";
import { type StorefrontChange, tagsToThrowAway } from "@/server/cache";
import { now } from "@/server/clock";
import { log } from "@/server/log";
import { listStorefrontChanges } from "./repository";

/** The longest wait for a caller. After a timeout the next call finds the same notes. */
const patienceMs = 1000;
/**
 * Next dates a page by the end of its making, so one that was being made when its tags expired is kept with what it had read
 * before. After this time it is finished, and the tags expire once more.
 */
const finishedMs = 3000;

interface Place {
  after: string | null;
  /** The notes of the last answer: they may come again. */
  known: ReadonlySet<number>;
  /** What expired lately, in ms, and has to once more. */
  expired: readonly { tags: readonly string[]; at: number }[];
}

declare global {
  /** The position of this instance in the notes. Global, because Next may load a module once for pages and once for routes. */
  var storefrontPlace: Place | undefined;
}

const start: Place = { after: null, known: new Set(), expired: [] };

/**
 * The tags of everything that changed since this instance last looked, and of what it threw away some seconds ago. Two
 * parallel callers both get the same tags: each must be sure before it answers.
 */
export async function findTagsToThrowAway(calledAt = now().getTime()): Promise<string[]> {
  const { after, known } = globalThis.storefrontPlace ?? start;
  try {
    const { upTo, notes } = await listStorefrontChanges(after, AbortSignal.timeout(patienceMs));
    const news: StorefrontChange[] = notes.filter(({ id }) => !known.has(id)).map(({ change }) => change);
    const tags = tagsToThrowAway(news);
    // Read again: a parallel caller may have added to it.
    const { expired } = globalThis.storefrontPlace ?? start;
    const isDue = ({ at }: { at: number }) => calledAt - at >= finishedMs;
    globalThis.storefrontPlace = {
      after: upTo,
      known: new Set(notes.map(({ id }) => id)),
      expired: [
        ...expired.filter((one) => !isDue(one)),
        ...(tags.length > 0 ? [{ tags, at: calledAt }] : []),
      ],
    };
    return [...new Set([...tags, ...expired.filter(isDue).flatMap((one) => one.tags)])];
  } catch (error) {
    log.warn({ err: error }, "storefront: changes not read, the next action or job reads them");
    return [];
  }
}
