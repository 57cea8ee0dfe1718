import type { EventData, EventType } from "@/lib/analytics/event";

type Take = <T extends EventType>(eventType: T, eventData: EventData[T]) => void;

/** The limit of queued events until analytics has loaded; for bots it never loads. */
const max = 20;

let take: Take | null = null;
let waiting: ((take: Take) => void)[] = [];

/** Passes a visitor's event to analytics. */
export const track: Take = (eventType, eventData) => {
  if (take) take(eventType, eventData);
  else if (waiting.length < max) waiting.push((later) => later(eventType, eventData));
};

/** Delivers all later events, and those already queued. */
export function onTracked(next: Take): void {
  take = next;
  for (const notify of waiting) notify(next);
  waiting = [];
}
