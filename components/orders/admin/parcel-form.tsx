import { type FormEvent, useState } from "react";
import { readDraft, writeDraft } from "@/components/admin/form/draft-store";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { maxParcels } from "@/lib/orders/admin-steps";
import type { Parcel } from "@/lib/orders/order";
import type { Result } from "@/lib/result";
import { readLastCourier, rememberCourier } from "./last-courier";

interface ParcelFormProps {
  /** The storage key of unsaved input. */
  draft: string;
  start: readonly Parcel[];
  label: string;
  successMessage: string;
  save: (parcels: Parcel[]) => Promise<Result<unknown>>;
  onSaved: () => void;
}

/** Unsaved input from before the page was left. */
function readParcels(draft: string): readonly Parcel[] | null {
  const stored = readDraft(draft)?.values.parcels;
  return Array.isArray(stored) && stored.length > 0 ? stored.filter(isParcel) : null;
}

function isParcel(value: unknown): value is Parcel {
  const { courier, trackingNumber } = Object(value);
  return typeof courier === "string" && typeof trackingNumber === "string";
}

/** Courier and tracking number of each parcel. The last courier is the default. */
export function ParcelForm({ draft, start, label, successMessage, save, onSaved }: ParcelFormProps) {
  const { isWorking, failure, run } = usePageAction();
  const [parcels, setParcels] = useState<readonly (Parcel & { id: number })[]>(() =>
    (
      readParcels(draft) ?? (start.length > 0 ? start : [{ courier: readLastCourier(), trackingNumber: "" }])
    ).map((parcel, id) => ({ ...parcel, id })),
  );
  const errors = failure?.fieldErrors ?? {};

  function update(typed: typeof parcels): void {
    setParcels(typed);
    writeDraft(draft, { version: null, values: { parcels: typed } });
  }

  function change(index: number, part: Partial<Parcel>): void {
    update(parcels.map((parcel, at) => (at === index ? { ...parcel, ...part } : parcel)));
  }

  function addParcel(): void {
    const id = Math.max(...parcels.map((parcel) => parcel.id)) + 1;
    update([...parcels, { id, courier: parcels.at(-1)?.courier ?? "", trackingNumber: "" }]);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const courier = parcels.at(-1)?.courier ?? "";
    run(
      () => save(parcels.map(({ id: _id, ...parcel }) => parcel)),
      successMessage,
      () => {
        rememberCourier(courier);
        writeDraft(draft, null);
        onSaved();
      },
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <FailureAlert message={Object.keys(errors).length === 0 && failure?.message} />
      {parcels.map((parcel, index) => (
        <fieldset key={parcel.id} className="grid gap-3 border-b pb-5 sm:grid-cols-2">
          {parcels.length > 1 ? (
            <legend className="mb-1 flex w-full items-center justify-between font-semibold">
              Parcel {index + 1}
              <button
                type="button"
                className="link min-h-9 font-normal"
                onClick={() => update(parcels.filter((_, at) => at !== index))}
              >
                Remove
              </button>
            </legend>
          ) : null}
          <LabelledInput
            id={`courier-${index}`}
            label="Courier"
            error={errors[`parcels.${index}.courier`]}
            autoComplete="off"
            maxLength={80}
            value={parcel.courier}
            onType={(value) => change(index, { courier: value })}
          />
          <LabelledInput
            id={`tracking-${index}`}
            label="Tracking number"
            error={errors[`parcels.${index}.trackingNumber`]}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            data-first-focus={index === 0 && parcel.courier ? true : undefined}
            value={parcel.trackingNumber}
            onType={(value) => change(index, { trackingNumber: value })}
          />
        </fieldset>
      ))}
      <div className="flex flex-wrap justify-between gap-3">
        {parcels.length < maxParcels ? (
          <button type="button" className="link min-h-11" onClick={() => addParcel()}>
            Add parcel
          </button>
        ) : null}
        <Button type="submit" variant="brand" isPending={isWorking} className="ml-auto">
          {label}
        </Button>
      </div>
    </form>
  );
}
