import { fileNameOf } from "@/lib/invoices/paper";
import { officePaths } from "@/lib/office-paths";
import type { DeskOrder } from "@/lib/orders/desk-order";

type Order = Pick<DeskOrder, "orderNumber" | "papers">;

/** Packing slip, invoice and credit notes as PDF. */
export function DeskPapers({ order: { orderNumber, papers }, canPack }: { order: Order; canPack: boolean }) {
  if (papers.length === 0 && !canPack) return null;
  return (
    <section aria-labelledby="papers-heading">
      <h2 id="papers-heading" className="font-semibold text-lg">
        Papers
      </h2>
      <ul className="grid justify-items-start">
        {canPack ? (
          <li>
            <a href={officePaths.packingSlip(orderNumber)} className="link inline-flex min-h-9 items-center">
              Packing slip
            </a>
          </li>
        ) : null}
        {papers.map((paper) => (
          <li key={paper.number}>
            <a
              href={officePaths.orderPaper(orderNumber, fileNameOf(paper))}
              className="link inline-flex min-h-9 items-center"
            >
              {paper.kind === "invoice" ? "Invoice" : "Credit note"} {paper.number}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
