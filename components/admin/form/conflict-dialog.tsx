"use client";

import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { formatMoment } from "@/lib/orders/when";
import type { TheirVersion } from "./save-outcome";

interface ConflictDialogProps<I extends FieldValues> {
  mine: I;
  /** What was saved when the form was opened. */
  base: FieldValues;
  theirs: TheirVersion<I>;
  labels: Partial<Record<keyof I & string, string>>;
  show: (name: keyof I & string, value: unknown) => string;
  onSettle: (chosen: I) => void;
  onClose: () => void;
}

type Side = "mine" | "theirs";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Both versions, field by field. Where only one of the two people changed a field, that change is chosen already. */
export function ConflictDialog<I extends FieldValues>({
  mine,
  base,
  theirs,
  labels,
  show,
  onSettle,
  onClose,
}: ConflictDialogProps<I>) {
  const names = (Object.keys(mine) as (keyof I & string)[]).filter(
    (name) => !same(mine[name], theirs.values[name]),
  );
  const [sides, setSides] = useState<Partial<Record<string, Side>>>(() =>
    Object.fromEntries(names.map((name) => [name, same(mine[name], base[name]) ? "theirs" : "mine"])),
  );
  const choose = () =>
    onSettle({
      ...theirs.values,
      ...Object.fromEntries(names.filter((name) => sides[name] === "mine").map((name) => [name, mine[name]])),
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${theirs.by ?? "Somebody"} saved this in the meantime`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Back to the form
          </Button>
          <Button variant="brand" onClick={choose}>
            Save these choices
          </Button>
        </div>
      }
    >
      <p className="mb-4">{`${theirs.at ? `That was ${formatMoment(theirs.at)}. ` : ""}Nothing is lost. Choose for each field which version stays.`}</p>
      <div className="grid gap-4">
        {names.map((name) => (
          <fieldset key={name} className="min-w-0 border-t pt-3">
            <legend className="sr-only">{labels[name] ?? name}</legend>
            <p aria-hidden="true" className="mb-2 font-semibold">
              {labels[name] ?? name}
            </p>
            <div className="grid gap-2 sm:grid-cols-2">
              {(["mine", "theirs"] as const).map((side) => (
                <label
                  key={side}
                  className="wrap-anywhere flex cursor-pointer gap-2 rounded-sm border p-2.5 has-checked:border-foreground has-checked:bg-accent"
                >
                  <input
                    type="radio"
                    name={`keep-${name}`}
                    checked={sides[name] === side}
                    data-first-focus={name === names[0] && sides[name] === side ? "" : undefined}
                    onChange={() => setSides({ ...sides, [name]: side })}
                    className="mt-0.5 size-4 shrink-0 accent-primary"
                  />
                  <span className="min-w-0">
                    <span className="block text-muted-foreground">
                      {side === "mine" ? "Yours" : (theirs.by ?? "Theirs")}
                    </span>
                    {show(name, (side === "mine" ? mine : theirs.values)[name])}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
