import { Alert } from "@/components/ui/alert";
import { formatMoment, formatShortDay } from "@/lib/orders/when";
import { type DeskSubscription, wishWords } from "@/lib/subscriptions/desk";

/** What somebody must know before they do anything. */
export function SubscriptionStatements({ subscription }: { subscription: DeskSubscription }) {
  const { wish, wishError, status, endsBy, endedAt, cancelAskedAt, cancelReason, charges, resumesAt } =
    subscription;
  const asked = charges.filter(({ state }) => state === "asked").length;
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {wishError ? (
        <Alert variant="destructive" title="The gateway refused the last wish">
          {wishError}
        </Alert>
      ) : null}
      {wish ? <Alert title="Kept, and done within minutes">The gateway {wishWords[wish]}.</Alert> : null}
      {cancelAskedAt && !endedAt ? (
        <Alert title={`Cancellation wished ${formatMoment(cancelAskedAt)}`}>
          What is charged after that goes back in full by itself.
        </Alert>
      ) : null}
      {status === "halted" ? (
        <Alert
          variant="destructive"
          title="The bank's tries are over"
        >{`Nothing is charged until the subscriber gives another way to pay${endsBy ? `; it ends on ${formatShortDay(endsBy)}` : ""}.`}</Alert>
      ) : null}
      {status === "pending" ? (
        <Alert title="The last charge failed">The bank is asked again on the days after it.</Alert>
      ) : null}
      {status === "paused" && subscription.isPausedByBank ? (
        <Alert title="Paused in the app of a bank">Only there it can go on.</Alert>
      ) : null}
      {status === "paused" && resumesAt ? (
        <Alert title="Paused">It goes on by itself on {formatShortDay(resumesAt)}.</Alert>
      ) : null}
      {asked > 0 ? (
        <Alert
          variant="destructive"
          title={asked === 1 ? "A charge has no order" : `${asked} charges have no order`}
        >
          Nothing in the shop fits. The subscriber is asked to choose; what is not chosen within 7 days goes
          back.
        </Alert>
      ) : null}
      {endedAt ? (
        <Alert title={`Ended ${formatMoment(endedAt)}`}>
          {cancelReason ? `Said: ${cancelReason}` : "Without a reason."}
        </Alert>
      ) : null}
    </div>
  );
}
