"use client";

import { OfficeForm } from "@/components/admin/form/office-form";
import { useOfficeForm } from "@/components/admin/form/use-office-form";
import { cuts } from "@/lib/designer/print-areas";
import type { PossibleBlank } from "@/lib/designer/printing";
import type { PrintingForm as Values } from "@/lib/designer/printing-form";
import { cutNames } from "@/lib/inventory/size-curve";
import { readOnlyReason, type Saved } from "@/lib/settings/saved";
import { savePrintingAction } from "@/server/settings/admin-actions";
import { asVersion } from "./as-version";
import { BlankFields } from "./blank-fields";
import { PrintBandFields } from "./print-band-fields";
import { PrintBreakFields } from "./print-break-fields";
import { PrintExample } from "./print-example";

const labels = { bands: "Prices by size", breaks: "Many pieces", blanks: "Printed on" };

interface PrintingFormProps {
  saved: Saved<Values>;
  products: readonly PossibleBlank[];
  canWrite: boolean;
}

/** Prices of prints, breaks for many pieces and the product of each cut: saved as one, because prices need all of it. */
export function PrintingForm({ saved, products, canWrite }: PrintingFormProps) {
  const state = useOfficeForm({
    name: "printing settings",
    schema: async () => (await import("@/lib/designer/printing-form")).printingFormSchema,
    saved: saved.values,
    version: saved.version,
    save: (values, version) => savePrintingAction({ ...values, version: asVersion(version) }),
    said: "Printing settings saved",
  });
  // What `show` gets is the form's own value of that name.
  const tell = (name: keyof Values, value: unknown) =>
    tellPart(name, value as Values[keyof Values], products);
  return (
    <OfficeForm
      state={state}
      labels={labels}
      show={tell}
      canWrite={canWrite}
      readOnlyReason={readOnlyReason}
      className="max-w-[45rem]"
    >
      <PrintBandFields canWrite={canWrite} />
      <PrintBreakFields canWrite={canWrite} />
      <BlankFields products={products} />
      <PrintExample products={products} />
    </OfficeForm>
  );
}

function tellPart(
  name: keyof Values,
  value: Values[keyof Values],
  products: readonly PossibleBlank[],
): string {
  if (Array.isArray(value)) {
    return (
      value
        .map((row) =>
          "pieces" in row
            ? `from ${row.pieces} pieces ${row.percent} %`
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
