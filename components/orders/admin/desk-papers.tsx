"use client";

import { usePageAction } from "@/components/ui/use-page-action";
import { fileNameOf, nameOfPaper } from "@/lib/invoices/paper";
import { officePaths } from "@/lib/office-paths";
import type { DeskOrder } from "@/lib/orders/desk-order";
import { sendPapersAction } from "@/server/orders/admin-actions";

interface DeskPapersProps {
  order: Pick<DeskOrder, "orderNumber" | "papers">;
  can: { write: boolean; fulfil: boolean };
}

/** Packing slip, invoice and credit notes as PDF; its buyer gets them by mail once more. */
export function DeskPapers({ order: { orderNumber, papers }, can }: DeskPapersProps) {
  const { isWorking, failure, run } = usePageAction();
  if (papers.length === 0 && !can.fulfil) return null;
  return (
    <section aria-labelledby="papers-heading">
      <h2 id="papers-heading" className="font-semibold text-lg">
        Papers
      </h2>
      <ul className="grid justify-items-start">
        {can.fulfil ? (
          <li>
            <a href={officePaths.packingSlip(orderNumber)} className="link inline-flex min-h-11 items-center">
              Packing slip
            </a>
          </li>
        ) : null}
        {papers.map((paper) => (
          <li key={paper.number}>
            <a
              href={officePaths.orderPaper(orderNumber, fileNameOf(paper))}
              className="link inline-flex min-h-11 items-center"
            >
              {nameOfPaper(paper)}
            </a>
          </li>
        ))}
      </ul>
      {papers.length > 0 && can.write ? (
        <button
          type="button"
          className="link min-h-11"
          aria-disabled={isWorking || undefined}
          onClick={() => run(() => sendPapersAction({ orderNumber }), "Queued: it leaves within a minute")}
        >
          Mail the invoice to the buyer
        </button>
      ) : null}
      {failure ? (
        <p role="alert" className="font-medium text-destructive">
          {failure.message}
        </p>
      ) : null}
    </section>
  );
}
