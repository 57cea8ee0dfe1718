"use client";

import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { FailureAlert } from "@/components/ui/failure-alert";
import { LabelledInput } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import type { StepsTaken } from "@/lib/orders/desk-steps";
import { shipManyAction } from "@/server/orders/admin-actions";
import { readLastCourier, rememberCourier } from "./last-courier";

interface ShipManyProps {
  /** Packed; none: closed. */
  orderNumbers: readonly string[];
  onClose: () => void;
  onShipped: (outcome: StepsTaken) => void;
}

/** Hands many packed orders to one courier: one number each, typed or scanned one after the other. */
export function ShipMany({ orderNumbers, onClose, onShipped }: ShipManyProps) {
  const isOpen = orderNumbers.length > 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={orderNumbers.length === 1 ? "Ship 1 order" : `Ship ${orderNumbers.length} orders`}
    >
      {isOpen ? <ShipForm orderNumbers={orderNumbers} onShipped={onShipped} /> : null}
    </Dialog>
  );
}

function ShipForm({ orderNumbers, onShipped }: Omit<ShipManyProps, "onClose">) {
  const { isWorking, failure, run } = usePageAction();
  const [courier, setCourier] = useState(readLastCourier);
  const [numbers, setNumbers] = useState<Readonly<Record<string, string>>>({});
  /** Those that were sent, in the order of the fields that a refusal names. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const errors = failure?.fieldErrors ?? {};
  const wrong = Object.keys(errors).filter((name) => name !== "orders").length;
  // The button is below all fields: on a phone the first wrong one is out of sight.
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    const orders = orderNumbers.flatMap((orderNumber) => {
      const trackingNumber = numbers[orderNumber]?.trim() ?? "";
      return trackingNumber === "" ? [] : [{ orderNumber, trackingNumber }];
    });
    setSent(orders.map(({ orderNumber }) => orderNumber));
    run(
      () => shipManyAction({ courier, orders }),
      null,
      (outcome) => {
        rememberCourier(courier);
        onShipped(outcome);
      },
    );
  }

  /** A scanner ends each number with Enter: that leads to the next field, and not past one that is empty. */
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== "Enter") return;
    const fields = [...(list.current?.querySelectorAll("input") ?? [])];
    const next = fields.find((field) => field !== event.currentTarget && field.value.trim() === "");
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <LabelledInput
        id="ship-many-courier"
        label="Courier"
        error={errors.courier}
        autoComplete="off"
        maxLength={80}
        value={courier}
        onType={setCourier}
      />
      <ol ref={list} className="grid gap-4">
        {orderNumbers.map((orderNumber, index) => (
          <li key={orderNumber}>
            <LabelledInput
              id={`ship-many-${orderNumber}`}
              label={`Tracking number of ${orderNumber}`}
              error={errors[`orders.${sent.indexOf(orderNumber)}.trackingNumber`]}
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              enterKeyHint="next"
              data-first-focus={index === 0 && courier ? true : undefined}
              onKeyDown={onKeyDown}
              value={numbers[orderNumber] ?? ""}
              onType={(value) => setNumbers({ ...numbers, [orderNumber]: value })}
            />
          </li>
        ))}
      </ol>
      <p className="text-muted-foreground">
        What has no number stays packed. An order in several parcels is shipped on its own page.
      </p>
      <FailureAlert message={errors.orders ?? (Object.keys(errors).length === 0 && failure?.message)} />
      {wrong > 0 ? (
        <p role="status" className="font-medium text-destructive">
          {wrong === 1
            ? "1 field needs another look: nothing was shipped."
            : `${wrong} fields need another look: nothing was shipped.`}
        </p>
      ) : null}
      <Button type="submit" variant="brand" isPending={isWorking} className="justify-self-start">
        Ship
      </Button>
    </form>
  );
}
