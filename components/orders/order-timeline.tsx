import { cn } from "@/components/ui/cn";
import type { OrderEvent } from "@/lib/orders/order";
import { describeEvent, withoutSettled } from "@/lib/orders/status";
import { formatMoment } from "@/lib/orders/when";

/** What has happened, the latest first. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  const told = withoutSettled(events).flatMap((event, index) => {
    const words = describeEvent(event);
    return words ? [{ words, at: event.at, key: index }] : [];
  });
  return (
    <section>
      <h2 className="font-semibold text-lg">What has happened</h2>
      <ol className="mt-3 grid gap-4 border-l-2 pl-5">
        {told.toReversed().map(({ words, at, key }, index) => (
          <li key={key} className="relative">
            <span
              aria-hidden="true"
              className={cn(
                "absolute top-2 -left-6.75 size-3 rounded-full border-2 border-background",
                index === 0 ? "bg-brand" : "bg-input",
              )}
            />
            <p className={index === 0 ? "font-semibold" : undefined}>{words}</p>
            <time dateTime={at} className="text-muted-foreground text-sm">
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
