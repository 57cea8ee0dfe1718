import { ProofPictures } from "@/components/designer/proof-pictures";
import type { PrintedDesign } from "@/lib/designer/shop";

/** Where the receipt's link to the pictures leads. */
export const printsId = "what-we-print";

/** Each own design of an order, from every side that is printed. */
export function OrderPrints({ designs }: { designs: readonly PrintedDesign[] }) {
  return (
    <section id={printsId} aria-labelledby="order-prints" className="scroll-mt-24">
      <h2 id="order-prints" className="font-semibold text-lg">
        What we'll print
      </h2>
      <ul className="mt-5 grid gap-10">
        {designs.map((design) => (
          <li key={design.versionId}>
            <p className="mb-3 break-words">
              “{design.name}”, on a tee in {design.colour.name}
            </p>
            <ProofPictures design={design} />
          </li>
        ))}
      </ul>
    </section>
  );
}
