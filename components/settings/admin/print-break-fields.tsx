import { useFieldArray, useFormContext } from "react-hook-form";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { Button } from "@/components/ui/button";
import type { PrintingForm } from "@/lib/designer/printing-form";

const mostBreaks = 12;

/** What many pieces of one design save. */
export function PrintBreakFields({ canWrite }: { canWrite: boolean }) {
  const { control } = useFormContext<PrintingForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "breaks" });
  return (
    <FieldGroup
      title="Many pieces"
      hint="Off each piece, tee and print together, when an order has so many pieces of one design in all sizes."
    >
      {fields.length > 0 ? (
        <ol className="grid gap-4">
          {fields.map(({ id }, row) => (
            <li
              key={id}
              className="grid max-w-md grid-cols-2 items-start gap-3 border-b pb-4 sm:grid-cols-[1fr_1fr_auto]"
            >
              <TextField name={`breaks.${row}.pieces`} label="From pieces" inputMode="numeric" />
              <TextField name={`breaks.${row}.percent`} label="Per cent off" inputMode="decimal" />
              {canWrite ? (
                <Button
                  type="button"
                  variant="ghost"
                  className="col-span-2 justify-self-end sm:col-span-1 sm:mt-7"
                  onClick={() => remove(row)}
                >
                  Remove<span className="sr-only"> break {row + 1}</span>
                </Button>
              ) : null}
            </li>
          ))}
        </ol>
      ) : (
        <p>Every piece costs the same, however many are ordered.</p>
      )}
      {canWrite && fields.length < mostBreaks ? (
        <Button
          type="button"
          variant="outline"
          className="justify-self-start"
          onClick={() => append({ pieces: "", percent: "" })}
        >
          Add a break
        </Button>
      ) : null}
    </FieldGroup>
  );
}
