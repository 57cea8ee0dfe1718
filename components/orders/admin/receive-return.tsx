import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput } from "@/components/ui/labelled-input";
import { Select } from "@/components/ui/select";
import { usePageAction } from "@/components/ui/use-page-action";
import { asPaise, formatPaise, type Paise, toPaise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";
import type { AdminReturn } from "@/lib/orders/admin-order";
import type { ReceivedLine } from "@/lib/orders/admin-schemas";
import { receiveReturnAction } from "@/server/orders/admin-actions";

interface ReceiveReturnProps {
  orderNumber: string;
  request: AdminReturn;
  isOpen: boolean;
  onClose: () => void;
}

/** The result for each returned item: restocked, written off, or missing. A custom design is never resold. */
export function ReceiveReturn({ orderNumber, request, isOpen, onClose }: ReceiveReturnProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="What arrived?">
      {isOpen ? <ReceiveForm orderNumber={orderNumber} request={request} onClose={onClose} /> : null}
    </Dialog>
  );
}

type Counts = Pick<ReceivedLine, "writtenOff" | "missing">;

function ReceiveForm({ orderNumber, request, onClose }: Omit<ReceiveReturnProps, "isOpen">) {
  const { isWorking, failure, run } = usePageAction();
  const [counts, setCounts] = useState<Readonly<Record<number, Counts>>>({});
  const [deduct, setDeduct] = useState("");
  const [why, setWhy] = useState("");
  const { returnId, items, kind, valuePaise } = request;
  const errors = failure?.fieldErrors ?? {};
  const isReturn = kind === "return";
  const lines = items.map(({ itemId, quantity, isOwnDesign }): ReceivedLine => {
    const { writtenOff = 0, missing = 0 } = counts[itemId] ?? {};
    const rest = quantity - writtenOff - missing;
    return isOwnDesign
      ? { itemId, restocked: 0, writtenOff: writtenOff + rest, missing }
      : { itemId, restocked: rest, writtenOff, missing };
  });
  const missing = lines.reduce((sum, line) => sum + line.missing, 0);

  function choose(itemId: number, quantity: number, part: keyof Counts, count: number): void {
    const known = { writtenOff: 0, missing: 0, ...counts[itemId], [part]: count };
    const other = part === "missing" ? "writtenOff" : "missing";
    setCounts({ ...counts, [itemId]: { ...known, [other]: Math.min(known[other], quantity - count) } });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const deduction = deduct.trim() === "" ? { deduct: null, why: "" } : { deduct, why };
    run(() => receiveReturnAction({ orderNumber, returnId, lines, ...deduction }), "Received", onClose);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <FailureAlert message={!errors.deduct && !errors.why && (errors.lines ?? failure?.message)} />
      {items.every(({ isOwnDesign }) => isOwnDesign) ? null : (
        <p>Check each item. Restock it if it's unworn and clean.</p>
      )}
      {items.map(({ itemId, title, size, colorName, quantity, isOwnDesign }, index) => (
        <fieldset key={itemId} className="grid gap-2 border-t pt-3">
          <legend className="contents">
            <span className="wrap-anywhere font-semibold">
              {quantity} × {title}, {colorName}, {size}
            </span>
          </legend>
          {isOwnDesign ? (
            <p className="text-muted-foreground">
              Custom design, can't be resold. Written off:{" "}
              <b className="text-foreground tabular-nums">{lines[index]?.writtenOff}</b>
            </p>
          ) : (
            <>
              <p className="text-muted-foreground">
                Restock: <b className="text-foreground tabular-nums">{lines[index]?.restocked}</b>
              </p>
              <Count
                id={`written-off-${itemId}`}
                label="Not sellable: write off"
                max={quantity}
                value={lines[index]?.writtenOff ?? 0}
                onChoose={(count) => choose(itemId, quantity, "writtenOff", count)}
              />
            </>
          )}
          {isReturn ? (
            <Count
              id={`missing-${itemId}`}
              label="Didn't arrive"
              max={quantity}
              value={lines[index]?.missing ?? 0}
              onChoose={(count) => choose(itemId, quantity, "missing", count)}
            />
          ) : null}
        </fieldset>
      ))}
      {isReturn ? (
        <>
          <LabelledInput
            id="deduct"
            label="Deduct in rupees (optional)"
            hint={`For wear or damage, as in the Refund Policy. Less than ${formatPaise(valuePaise)}, and nothing if the fault is ours.`}
            error={errors.deduct}
            inputMode="decimal"
            autoComplete="off"
            value={deduct}
            onType={setDeduct}
          />
          {deduct.trim() === "" ? null : (
            <LabelledInput
              id="deduct-why"
              label="Reason (shown to the customer)"
              error={errors.why}
              maxLength={400}
              value={why}
              onType={setWhy}
            />
          )}
          <p aria-live="polite">
            {missing === 0
              ? `The customer is refunded ${formatPaise(refundOf(valuePaise, deduct))}.`
              : "The refund covers the items that arrived, less the deduction. Missing items can still be returned within the return window."}
          </p>
        </>
      ) : null}
      <Button type="submit" variant="brand" isPending={isWorking} className="justify-self-start">
        Received
      </Button>
    </form>
  );
}

function refundOf(valuePaise: Paise, deduct: string): Paise {
  const typed = plainRupees(deduct);
  const deducted = /^\d{1,7}(\.\d{1,2})?$/.test(typed) ? toPaise(typed) : asPaise(0);
  return deducted < valuePaise ? asPaise(valuePaise - deducted) : valuePaise;
}

interface CountProps {
  id: string;
  label: string;
  max: number;
  value: number;
  onChoose: (count: number) => void;
}

function Count({ id, label, max, value, onChoose }: CountProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        className="w-20"
        value={value}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {Array.from({ length: max + 1 }, (_, count) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the choice
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </Select>
    </div>
  );
}
