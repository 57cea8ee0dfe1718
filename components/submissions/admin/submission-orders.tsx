import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { officePaths } from "@/lib/office-paths";
import { deskLabel } from "@/lib/orders/order-list";
import type { DeskSubmission } from "@/lib/submissions/desk-submission";

interface SubmissionOrdersProps extends Pick<DeskSubmission, "orders"> {
  canSee: boolean;
}

/** What it is to be printed for. */
export function SubmissionOrders({ orders, canSee }: SubmissionOrdersProps) {
  return (
    <section aria-labelledby="orders-heading">
      <h2 id="orders-heading" className="font-semibold text-lg">
        {orders.some(({ status }) => status === "Confirmed") ? "Orders that wait for it" : "Orders with it"}
      </h2>
      <ul className="mt-2 divide-y border-y">
        {orders.map(({ orderNumber, status }) => (
          <li key={orderNumber} className="flex items-center justify-between gap-3 py-2">
            {canSee ? (
              <Link href={officePaths.order(orderNumber)} prefetch={false} className="link">
                {orderNumber}
              </Link>
            ) : (
              orderNumber
            )}
            <Badge variant="outline">{deskLabel(status)}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
