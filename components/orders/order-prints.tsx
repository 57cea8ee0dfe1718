import { ProofPictures } from "@/components/designer/proof/proof-pictures";
import type { PrintedDesign } from "@/lib/designer/shop";

/** The target of the receipt's link to the prints. */
export const printsId = "what-we-print";

/** Each custom design of an order, with every printed side. */
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
