import type { Shop } from "./shop";
import type { Story } from "./stories";

export interface Entry {
  at: number;
  /** Called at that time. */
  begin: (shop: Shop) => Story;
}

/** Plays all stories in the order of their times, as days in a shop go, up to its end. Each step is noted in sale_clock. */
export async function play(shop: Shop, entries: readonly Entry[]): Promise<void> {
  const waiting: { at: number; story: Story }[] = [];
  const put = (entry: { at: number; story: Story }) => {
    const place = waiting.findIndex(({ at }) => at > entry.at);
    waiting.splice(place < 0 ? waiting.length : place, 0, entry);
  };
  for (const { at, begin } of entries) put({ at, story: begin(shop) });
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (next.at >= shop.end) continue;
    shop.at = next.at;
    await shop.call("select pg_temp.record_time($1)", [new Date(next.at)]);
    const step = await next.story.next();
    if (!step.done) put({ at: Math.max(step.value, next.at + 1000), story: next.story });
  }
}
