"use client";

import { usePageAction } from "@/components/ui/use-page-action";
import { sendPapersAction } from "@/server/orders/admin-actions";

/** Mails the buyer the way to invoice and credit notes. */
export function MailPapers({ orderNumber }: { orderNumber: string }) {
  const { isWorking, failure, run } = usePageAction();
  return (
    <>
      <button
        type="button"
        className="link min-h-11"
        aria-disabled={isWorking || undefined}
        onClick={() => run(() => sendPapersAction({ orderNumber }), "Queued: it leaves within a minute")}
      >
        Mail the invoice to the buyer
      </button>
      {failure ? (
        <p role="alert" className="font-medium text-destructive">
          {failure.message}
        </p>
      ) : null}
    </>
  );
}
