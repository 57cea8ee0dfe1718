import { Alert } from "@/components/ui/alert";
import type { DeskCustomer } from "@/lib/customers/desk-customer";
import { formatMoment } from "@/lib/orders/when";

/** What everybody must know first: that they are blocked, and that they want to leave. */
export function CustomerStatements({ customer: { block, deletion } }: { customer: DeskCustomer }) {
  return (
    <>
      {block ? (
        <Alert variant="destructive">
          Blocked by {block.by}, {formatMoment(block.at)}: {block.note}
        </Alert>
      ) : null}
      {deletion ? (
        <Alert>
          Asked for deletion, noted by {deletion.by}, {formatMoment(deletion.at)}: {deletion.note}
        </Alert>
      ) : null}
    </>
  );
}
