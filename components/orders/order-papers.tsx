import { fileNameOf, type PaperEntry } from "@/lib/invoices/paper";
import { paths } from "@/lib/paths";

interface OrderPapersProps {
  order: { orderNumber: string; token: string };
  papers: readonly PaperEntry[];
}

/** Invoice and credit notes, as soon as there are some. */
export function OrderPapers({ order, papers }: OrderPapersProps) {
  if (papers.length === 0) return null;
  return (
    <section>
      <h2 className="font-semibold text-lg">Invoice</h2>
      <ul className="mt-2 grid justify-items-start">
        {papers.map((paper) => (
          <li key={paper.number}>
            <a
              href={paths.orderPaper(order.orderNumber, fileNameOf(paper), order.token)}
              className="link inline-flex min-h-11 items-center"
            >
              {paper.kind === "invoice"
                ? `Download invoice ${paper.number} (PDF)`
                : `Download credit note ${paper.number} (PDF)`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
