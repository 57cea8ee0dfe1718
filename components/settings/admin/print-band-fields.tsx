import { useFieldArray, useFormContext } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { FieldGroup, TextField } from "@/components/admin/form/form-fields";
import { Button } from "@/components/ui/button";
import { largestPrintCm } from "@/lib/designer/printing/largest-print";
import type { PrintingForm } from "@/lib/designer/printing/printing-form";

const maxBands = 12;

/** The print price by size, from small to large. */
export function PrintBandFields({ canWrite }: { canWrite: boolean }) {
  const { control, getFieldState, formState } = useFormContext<PrintingForm>();
  const { fields, append, remove } = useFieldArray({ control, name: "bands" });
  const problem = getFieldState("bands", formState).error;
  const message = problem?.root?.message ?? problem?.message;
  return (
    <FieldGroup
      title="Prices by size"
      hint={`A printed side costs the smallest size it fits, in either orientation. Order small to large; the last must fit ${largestPrintCm.width} × ${largestPrintCm.height} cm.`}
    >
      <ol id={fieldIdOf("bands")} tabIndex={-1} className="grid gap-4 outline-none">
        {fields.map(({ id }, row) => (
          <li
            key={id}
            className="grid grid-cols-2 items-start gap-3 border-b pb-4 sm:grid-cols-[minmax(0,1fr)_6rem_6rem_7rem_auto]"
          >
            <TextField name={`bands.${row}.name`} label="Name" className="col-span-2 sm:col-span-1" />
            <TextField name={`bands.${row}.width`} label="Width, cm" inputMode="decimal" />
            <TextField name={`bands.${row}.height`} label="Height, cm" inputMode="decimal" />
            <TextField name={`bands.${row}.price`} label="Price" affix="₹" inputMode="decimal" />
            {canWrite ? (
              <Button
                type="button"
                variant="ghost"
                className="mt-7 justify-self-end sm:justify-self-auto"
                onClick={() => remove(row)}
              >
                Remove<span className="sr-only"> size {row + 1}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
      {message ? <p className="font-medium text-destructive text-sm">{message}</p> : null}
      {canWrite && fields.length < maxBands ? (
        <Button
          type="button"
          variant="outline"
          className="justify-self-start"
          onClick={() => append({ name: "", width: "", height: "", price: "" })}
        >
          Add size
        </Button>
      ) : null}
    </FieldGroup>
  );
}
