"use client";

import { cuts } from "@/lib/designer/printing/print-areas";
import type { PossibleBlank } from "@/lib/designer/printing/printing";
import type { PrintingForm as Values } from "@/lib/designer/printing/printing-form";
import { cutNames } from "@/lib/inventory/size-curve";
import { savePrintingAction } from "@/server/settings/admin-actions";
import { BlankFields } from "./blank-fields";
import { PrintBandFields } from "./print-band-fields";
import { PrintBreakFields } from "./print-break-fields";
import { PrintExample } from "./print-example";
import { SettingsForm, type SettingsProps } from "./settings-form";

const labels = { bands: "Prices by size", breaks: "Bulk discounts", blanks: "Blank tees" };

interface PrintingFormProps extends SettingsProps<Values> {
  products: readonly PossibleBlank[];
}

/** Print prices, quantity discounts and the product of each cut: saved together, because prices depend on all of them. */
export function PrintingForm({ saved, products, canWrite }: PrintingFormProps) {
  // `show` receives the form's own value of that name.
  const formatShown = (name: keyof Values, value: unknown) =>
    formatPrintingValue(name, value as Values[keyof Values], products);
  return (
    <SettingsForm
      name="Printing settings"
      schema={async () => (await import("@/lib/designer/printing/printing-form")).printingFormSchema}
      save={savePrintingAction}
      saved={saved}
      canWrite={canWrite}
      labels={labels}
      show={formatShown}
    >
      <PrintBandFields canWrite={canWrite} />
      <PrintBreakFields canWrite={canWrite} />
      <BlankFields products={products} />
      <PrintExample products={products} />
    </SettingsForm>
  );
}

function formatPrintingValue(
  name: keyof Values,
  value: Values[keyof Values],
  products: readonly PossibleBlank[],
): string {
  if (Array.isArray(value)) {
    return (
      value
        .map((row) =>
          "quantity" in row
            ? `from ${row.quantity} items ${row.percent}%`
            : `${row.name}: ${row.width} × ${row.height} cm, ₹${row.price}`,
        )
        .join("; ") || "—"
    );
  }
  if (name !== "blanks") return "—";
  return cuts
    .map((cut) => {
      const product = products.find(({ id }) => String(id) === value[cut]);
      return `${cutNames[cut]}: ${product?.name ?? "not offered"}`;
    })
    .join("; ");
}
