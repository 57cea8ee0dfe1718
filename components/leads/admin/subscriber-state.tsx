import { Badge } from "@/components/ui/badge";
import type { SubscriberRow } from "@/lib/leads/subscriber-list";

/** What became of a subscriber. */
export function SubscriberState({ row: { hasOrdered, isUsed, isStopped } }: { row: SubscriberRow }) {
  return (
    <span className="flex flex-wrap gap-1">
      {hasOrdered ? <Badge variant="success">{isUsed ? "Ordered with the code" : "Ordered"}</Badge> : null}
      {!hasOrdered && isUsed ? <Badge variant="muted">Code in an open order</Badge> : null}
      {isStopped ? <Badge variant="warning">Unsubscribed</Badge> : null}
    </span>
  );
}
