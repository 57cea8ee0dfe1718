import { useWatch } from "react-hook-form";
import { cuts } from "@/lib/designer/printing/print-areas";
import { exampleQuantity, priceExample } from "@/lib/designer/printing/print-example";
import type { PossibleBlank } from "@/lib/designer/printing/printing";
import type { PrintingForm } from "@/lib/designer/printing/printing-form";
import { formatPaise } from "@/lib/money";

/** A sample price for a team's tees at the typed prices, by the shop's own calculator. */
export function PrintExample({ products }: { products: readonly PossibleBlank[] }) {
  const bands = useWatch<PrintingForm, "bands">({ name: "bands" });
  const breaks = useWatch<PrintingForm, "breaks">({ name: "breaks" });
  const blanks = useWatch<PrintingForm, "blanks">({ name: "blanks" });
  const blank = cuts
    .map((cut) => products.find(({ id }) => String(id) === blanks[cut]))
    .find((product) => product !== undefined);
  const price = blank ? priceExample({ bands, breaks }, blank.pricePaise) : null;
  return (
    <div role="status" className="max-w-prose border-l-2 pl-4 tabular-nums">
      {blank && price ? (
        <p>
          A 30 × 40 cm print on the front and a 6 × 6 cm one on a sleeve, {exampleQuantity} items on{" "}
          {blank.name}: <strong>{formatPaise(price.totalPaise)}</strong>
          {`, ${formatPaise(price.unitPaise)} each${price.percentOff > 0 ? ` with ${price.percentOff}% off` : ""}. The shop-wide discount comes off after that.`}
        </p>
      ) : (
        `An example appears here once ${blank ? "every size and bulk discount is filled in" : "a cut has a product"}.`
      )}
    </div>
  );
}
