import { useFieldArray, useFormContext } from "react-hook-form";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { Button } from "@/components/ui/button";
import type { PrintingForm } from "@/lib/designer/printing/printing-form";

const maxBreaks = 12;

/** The quantity discount for one design. */
export function PrintBreakFields({ canWrite }: { canWrite: boolean }) {
  const { control } = useFormContext<PrintingForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "breaks" });
  return (
    <FieldGroup
      title="Bulk discounts"
      hint="Discount per item, tee and print, by the quantity of one design across sizes."
    >
      {fields.length > 0 ? (
        <ol className="grid gap-4">
          {fields.map(({ id }, row) => (
            <li
              key={id}
              className="grid max-w-md grid-cols-2 items-start gap-3 border-b pb-4 sm:grid-cols-[1fr_1fr_auto]"
            >
              <TextField name={`breaks.${row}.quantity`} label="Minimum quantity" inputMode="numeric" />
              <TextField name={`breaks.${row}.percent`} label="Discount (%)" inputMode="decimal" />
              {canWrite ? (
                <Button
                  type="button"
                  variant="ghost"
                  className="col-span-2 justify-self-end sm:col-span-1 sm:mt-7"
                  onClick={() => remove(row)}
                >
                  Remove<span className="sr-only"> discount {row + 1}</span>
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      ) : (
        <p>No bulk discounts. Every item costs the same.</p>
      )}
      {canWrite && fields.length < maxBreaks ? (
        <Button
          type="button"
          variant="outline"
          className="justify-self-start"
          onClick={() => append({ quantity: "", percent: "" })}
        >
          Add discount
        </Button>
      ) : null}
    </FieldGroup>
  );
}
