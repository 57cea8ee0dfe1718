import type { EventData, EventType } from "@/lib/analytics/event";

type Take = <T extends EventType>(eventType: T, eventData: EventData[T]) => void;

/** So many are kept until the counting has come; on machines' visits it never does. */
const most = 20;

let take: Take | null = null;
let waiting: ((take: Take) => void)[] = [];

/** Says what a visitor has done to whoever counts visits. */
export const track: Take = (eventType, eventData) => {
  if (take) take(eventType, eventData);
  else if (waiting.length < most) waiting.push((later) => later(eventType, eventData));
};

/** From now on, and what came before. */
export function onTracked(next: Take): void {
  take = next;
  for (const tell of waiting) tell(next);
  waiting = [];
}
