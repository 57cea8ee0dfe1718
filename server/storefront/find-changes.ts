import "server-only";
import { everything, tagsToExpire } from "@/server/cache";
import { now } from "@/server/clock";
import { timeoutSignal } from "@/server/deadline";
import { builtAt } from "@/server/env";
import { listStorefrontChanges, type Position } from "./repository";

/** The longest wait for a caller. After a timeout the next call finds the same changes. */
const patienceMs = 1000;
/** Before the first visitor: when it fails, all pages of the build expire. */
const firstPatienceMs = 10_000;
/**
 * Next dates a page by the end of its rendering, so one in progress when its tags expired is cached with
 * older data. After this time it is finished, and the tags expire once more.
 */
const finishedMs = 3000;

const hourMs = 3_600_000;
/** For how long the database keeps changes. */
const dayMs = 24 * hourMs;

interface Place {
  position: Position;
  /** The changes of the last response, which may be returned again. */
  known: ReadonlySet<number>;
  /** Recently expired tags, in ms, which must expire once more. */
  expired: readonly { tags: readonly string[]; at: number }[];
}

declare global {
  /** The position of this instance in the changes. Global, because Next may load a module once for pages and once for routes. */
  var storefrontPlace: Place | undefined;
}

interface Changed {
  /** Changes since this instance last checked, and tags that expired some seconds ago. */
  tags: string[];
  /** Tags that expired since then: another caller may have read the change of this one's author. */
  recent: string[];
}

interface SinceBuild {
  buildAgeMs: number;
  expired: { tags: readonly string[]; ageMs: number }[];
}

/**
 * What has changed since the build, and how long ago: pages that other instances have made since then are good.
 * A transaction may have begun an hour before its end, as list_storefront_changes assumes.
 */
export async function findChangesSinceBuild(): Promise<SinceBuild> {
  const built = builtAt();
  const answer = await listStorefrontChanges({ upTo: null, at: built }, timeoutSignal(firstPatienceMs));
  const { position, isWhole, notes } = answer;
  globalThis.storefrontPlace = { position, known: new Set(notes.map(({ id }) => id)), expired: [] };
  const isTooMuch = tagsToExpire(notes.map(({ change }) => change)) === everything;
  return {
    buildAgeMs: Math.max(0, Date.parse(position.at) - Date.parse(built)),
    expired: [
      ...(isTooMuch ? [{ tags: everything, ageMs: 0 }] : []),
      ...(isWhole ? [] : [{ tags: everything, ageMs: dayMs - hourMs }]),
      ...notes.map(({ ageMs, change }) => ({
        tags: tagsToExpire([change]),
        ageMs: Math.max(0, ageMs - hourMs),
      })),
    ],
  };
}

/** Two parallel callers both get the same tags: each must be sure before it responds. */
export async function findTagsToExpire(calledAt = now().getTime()): Promise<Changed> {
  globalThis.storefrontPlace ??= { position: { upTo: null, at: builtAt() }, known: new Set(), expired: [] };
  const { position, known } = globalThis.storefrontPlace;
  const answer = await listStorefrontChanges(position, timeoutSignal(patienceMs));
  const fresh = answer.notes.filter(({ id }) => !known.has(id)).map(({ change }) => change);
  const tags = answer.isWhole ? tagsToExpire(fresh) : everything;
  // Read again: a parallel caller may have added to it.
  const { expired } = globalThis.storefrontPlace;
  const isDue = ({ at }: { at: number }) => calledAt - at >= finishedMs;
  globalThis.storefrontPlace = {
    position: answer.position,
    known: new Set(answer.notes.map(({ id }) => id)),
    expired: [...expired.filter((one) => !isDue(one)), ...(tags.length > 0 ? [{ tags, at: calledAt }] : [])],
  };
  const again = expired.filter(isDue).flatMap((one) => one.tags);
  return {
    tags: [...new Set([...tags, ...again])],
    recent: [...new Set(expired.flatMap((one) => one.tags))],
  };
}
