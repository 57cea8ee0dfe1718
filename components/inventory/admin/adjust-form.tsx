"use client";

import { type FormEvent, useState } from "react";
import type { z } from "zod";
import { Button } from "@/components/ui/button";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import { toAsciiDigits } from "@/lib/digits";
import { type Cause, causeNames, causes, maxQuantity } from "@/lib/inventory/stock-causes";
import type { foundStockSchema } from "@/lib/inventory/stock-change";
import { availableQuantity, formatItems, type StockVariant } from "@/lib/inventory/stock-variant";
import type { Result } from "@/lib/result";
import { adjustStockAction } from "@/server/inventory/admin-actions";

/** Items in, or out below zero, with the reason. */
export type QuantityChange = Omit<z.infer<typeof foundStockSchema>, "q">;

interface AdjustFormProps {
  book: (change: QuantityChange) => Promise<Result<unknown>>;
  onBooked?: () => void;
  /** For one variant; with several, each has its own numbers. */
  numbers?: Pick<StockVariant, "stock" | "reserved">;
}

/** Books stock in or out, with the reason. */
export function AdjustForm({ book, onBooked, numbers }: AdjustFormProps) {
  const { isWorking, failure, run } = usePageAction();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [cause, setCause] = useState<Cause>("delivery");
  const [isOut, setIsOut] = useState(false);
  const [count, setCount] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const { sign } = causes[cause];
  const direction = sign === 0 ? (isOut ? -1 : 1) : sign;
  const delta = direction * Number(count);
  const isNumber = problemOf(count) === undefined;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const issue = problemOf(count);
    setProblem(issue);
    if (issue) return;
    run(
      async () => {
        const result = await book({ key, cause, delta, note });
        if (result.ok) {
          setKey(crypto.randomUUID());
          setCount("");
          setNote("");
          onBooked?.();
        }
        return result;
      },
      `${formatItems(Math.abs(delta))} ${direction > 0 ? "added" : "removed"}`,
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="mt-3 grid gap-4">
      <FailureAlert message={!failure?.fieldErrors.delta && failure?.message} />
      <LabelledSelect
        id="adjust-cause"
        label="Reason"
        value={cause}
        onType={(value) => {
          const chosen = causeNames.find((one) => one === value);
          if (chosen) setCause(chosen);
          setProblem(undefined);
        }}
      >
        {causeNames.map((one) => (
          <option key={one} value={one}>
            {causes[one].name}
          </option>
        ))}
      </LabelledSelect>
      {sign === 0 ? (
        <fieldset className="flex gap-5">
          <legend className="mb-1.5 font-semibold">Direction</legend>
          {[false, true].map((out) => (
            <label key={String(out)} className="flex min-h-9 items-center gap-2">
              <input
                type="radio"
                name="adjust-direction"
                checked={isOut === out}
                onChange={() => setIsOut(out)}
                className="size-4 accent-primary"
              />
              {out ? "Remove" : "Add"}
            </label>
          ))}
        </fieldset>
      ) : null}
      <LabelledInput
        id="adjust-count"
        label={direction > 0 ? "Items to add" : "Items to remove"}
        error={problem ?? failure?.fieldErrors.delta}
        hint={numbers ? hintOf(numbers, isNumber ? delta : null, direction) : "For each selected variant."}
        inputMode="numeric"
        autoComplete="off"
        value={count}
        onType={(value) => {
          setCount(toAsciiDigits(value).trim());
          setProblem(undefined);
        }}
      />
      <LabelledInput
        id="adjust-note"
        label="Note"
        isOptional
        error={failure?.fieldErrors.note}
        maxLength={200}
        value={note}
        onType={setNote}
      />
      <Button type="submit" variant="brand" isPending={isWorking} className="justify-self-start">
        {direction > 0 ? "Add stock" : "Remove stock"}
      </Button>
    </form>
  );
}

function problemOf(count: string): string | undefined {
  if (!/^\d{1,6}$/.test(count) || Number(count) === 0) return "Enter a quantity";
  return Number(count) > maxQuantity ? "Quantity is too large" : undefined;
}

function hintOf(
  numbers: Pick<StockVariant, "stock" | "reserved">,
  delta: number | null,
  direction: number,
): string | undefined {
  const [{ stock, reserved }, free] = [numbers, availableQuantity(numbers)];
  if (delta !== null && free + delta >= 0)
    return `On hand ${stock} → ${stock + delta}, available ${free} → ${free + delta}`;
  if (direction > 0) return undefined;
  return reserved > 0 ? `At most ${free}: ${reserved} are reserved for orders.` : `At most ${free}.`;
}

export function AdjustVariant({ variant }: { variant: StockVariant }) {
  return (
    <AdjustForm
      numbers={variant}
      book={(change) => adjustStockAction({ ...change, seen: variant.stock, variantIds: [variant.id] })}
    />
  );
}
