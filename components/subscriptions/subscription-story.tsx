import { formatMoment } from "@/lib/orders/when";
import type { SubscriptionEvent } from "@/lib/subscriptions/subscription";
import { tellEvent } from "@/lib/subscriptions/tell-event";

/** What was done, the newest first; folded away. */
export function SubscriptionStory({ events }: { events: readonly SubscriptionEvent[] }) {
  const told = events.flatMap((event) => {
    const text = tellEvent(event);
    return text === null ? [] : [{ at: event.at, text }];
  });
  if (told.length === 0) return null;
  return (
    <details>
      <summary className="link min-h-11 w-fit cursor-pointer content-center">What was done so far</summary>
      <ol className="mt-1 border-t text-sm">
        {told.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one moment may say the same, and none moves
          <li key={index} className="flex flex-wrap justify-between gap-x-6 border-b py-2">
            <span>{text}</span>
            <time dateTime={at} className="text-muted-foreground tabular-nums">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}
