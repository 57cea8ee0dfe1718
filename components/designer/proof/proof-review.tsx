import Link from "next/link";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button-link";
import type { OrderRef } from "@/lib/orders/order";
import { paths } from "@/lib/paths";
import { type DesignChange, designerPath } from "@/lib/submissions/design-change";
import { describeReasons, type RefusalReason } from "@/lib/submissions/reasons";

interface RefusedDesignProps {
  designId: string;
  reasons: readonly RefusalReason[];
  answer: string;
  /** The purpose of the changed design. */
  change: DesignChange;
}

/** Replaces sizes and cart: this version can't be ordered. */
export function RefusedDesign({ designId, reasons, answer, change }: RefusedDesignProps) {
  return (
    <section aria-labelledby="refused" className="grid h-fit min-w-0 gap-5 lg:sticky lg:top-24">
      <h2 id="refused" className="display text-2xl">
        We can't print this as it is
      </h2>
      <Reasons reasons={reasons} answer={answer} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <ButtonLink href={designerPath(designId, change)} prefetch={false}>
          Edit design
        </ButtonLink>
        {change.order ? <SeeOrder order={change.order} /> : null}
      </div>
    </section>
  );
}

/** Why a design can't be printed as it is, what to do, and the reviewer's note. */
export function Reasons({ reasons, answer }: { reasons: readonly RefusalReason[]; answer: string }) {
  return (
    <div className="grid gap-3">
      <ul className="grid list-disc gap-1.5 pl-5">
        {describeReasons(reasons).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {answer ? (
        <blockquote className="wrap-anywhere whitespace-pre-line border-l-3 pl-4">
          <span className="block text-muted-foreground text-sm">Our note</span>
          {answer}
        </blockquote>
      ) : null}
    </div>
  );
}

function SeeOrder({ order }: { order: OrderRef }) {
  return (
    <ButtonLink href={paths.order(order.orderNumber, order.token)} prefetch={false} variant="outline">
      View order
    </ButtonLink>
  );
}

interface OrderResumedProps {
  order: OrderRef;
  isDone: boolean;
  isApproved: boolean;
}

/** The order that a design was changed for no longer waits for it. */
export function OrderResumed({ order, isDone, isApproved }: OrderResumedProps) {
  const next = isApproved
    ? "It's approved and will be printed as it is. "
    : "We'll check it before we print it. ";
  return (
    <Alert
      className="h-fit"
      variant={isDone ? "success" : "info"}
      title={
        isDone
          ? `Order ${order.orderNumber} has this design`
          : `Order ${order.orderNumber} doesn't need a new design`
      }
    >
      {isDone ? next : "It has changed since you opened this page. "}
      <a href={paths.order(order.orderNumber, order.token)} className="link">
        View order
      </a>
    </Alert>
  );
}

/** Another version of this design was refused: this one can be submitted in its place. */
export function SendAgain({ versionId, follows }: { versionId: string; follows: string }) {
  return (
    <Alert title="Changed it since our review?">
      <p>Send it again and we'll tell you if we can print it now.</p>
      <ButtonLink href={paths.newSubmission(versionId, follows)} prefetch={false} size="sm" className="mt-3">
        Send again
      </ButtonLink>
    </Alert>
  );
}

/** The alternative: a review before ordering. */
export function ReviewFirstHint({ versionId }: { versionId: string }) {
  return (
    <p className="text-muted-foreground text-sm">
      Not sure if we can print it?{" "}
      <Link href={paths.newSubmission(versionId)} prefetch={false} className="link">
        Get it reviewed first
      </Link>
    </p>
  );
}

export function ReviewPending() {
  return (
    <Alert title="We're reviewing this design">
      You can order it now: we'll print it once we've reviewed it.
    </Alert>
  );
}

export function Approved() {
  return <Alert variant="success">This design is approved: we'll print it as it is.</Alert>;
}
