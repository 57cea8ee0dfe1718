import { useFormContext } from "react-hook-form";
import { fieldIdOf } from "@/components/admin/form/field-id";
import { indianStates } from "@/lib/addresses/states";

interface StateBoxesProps {
  /** The form field with the list. */
  name: string;
  legend: string;
  hint: string;
  /** States of other zones, which can't be chosen. */
  taken?: ReadonlySet<string>;
}

/** A multiple choice of states. */
export function StateBoxes({ name, legend, hint, taken }: StateBoxesProps) {
  const { register, getFieldState, formState } = useFormContext();
  const error = getFieldState(name, formState).error?.message;
  const id = fieldIdOf(name);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={`${id}-hint`} className="min-w-0 outline-none">
      <legend className="font-semibold">{legend}</legend>
      <p id={`${id}-hint`} className="text-muted-foreground">
        {hint}
      </p>
      {error ? <p className="mt-1 font-medium text-destructive">{error}</p> : null}
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {indianStates.map((state) => {
          const isTaken = taken?.has(state) ?? false;
          return (
            <label
              key={state}
              className="flex min-h-11 items-center gap-3 has-disabled:text-muted-foreground sm:min-h-9"
            >
              <input
                type="checkbox"
                value={state}
                {...register(name)}
                disabled={isTaken}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="min-w-0">{`${state}${isTaken ? ", in another zone" : ""}`}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
