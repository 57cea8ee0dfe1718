import { hasPackingSlip } from "@/lib/invoices/packing-slip";
import { fileNameOf, nameOfPaper } from "@/lib/invoices/paper";
import { officePaths } from "@/lib/office-paths";
import type { DeskOrder } from "@/lib/orders/desk-order";
import { MailPapers } from "./mail-papers";

interface DeskPapersProps {
  order: Pick<DeskOrder, "orderNumber" | "status" | "papers">;
  can: { write: boolean; fulfil: boolean };
}

/** Packing slip, invoice and credit notes as PDF; its buyer gets them by mail once more. */
export function DeskPapers({ order: { orderNumber, status, papers }, can }: DeskPapersProps) {
  const hasSlip = can.fulfil && hasPackingSlip(status);
  if (papers.length === 0 && !hasSlip) return null;
  return (
    <section aria-labelledby="papers-heading">
      <h2 id="papers-heading" className="font-semibold text-lg">
        Papers
      </h2>
      <ul className="grid justify-items-start">
        {hasSlip ? (
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
      {papers.length > 0 && can.write ? <MailPapers orderNumber={orderNumber} /> : null}
    </section>
  );
}
