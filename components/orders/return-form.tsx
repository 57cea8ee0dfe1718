"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { Paise } from "@/lib/money";
import { commonReasons, type ExchangeVariant } from "@/lib/orders/exchange-options";
import { exchangeShippingTexts } from "@/lib/orders/exchanges";
import type { OrderRef } from "@/lib/orders/order";
import { orderParts } from "@/lib/orders/order-parts";
import { describeRefund, type ReturnableItem } from "@/lib/orders/returns";
import { paths } from "@/lib/paths";
import type { ShipsOn } from "@/lib/settings/shop-terms";
import { requestReturnAction } from "@/server/returns/actions";
import { ProvePhone } from "./prove-phone";
import { ReturnLines, useReturnLines } from "./return-lines";
import { useOrderAction } from "./use-order-action";

interface ReturnFormProps {
  order: OrderRef;
  /** The lines, each with the refund for one, two, ... items. */
  items: readonly ReturnableItem[];
  /** The largest refund; null while unknown. */
  maxPaise: Paise | null;
  /** What is not refunded, as text. */
  deductions: string;
  /** The exchange options by product. */
  variants: readonly ExchangeVariant[];
  /** The last day, formatted. */
  until: string;
  /** COD: the refund goes to a UPI ID. */
  needsUpi: boolean;
  /** The phone to verify first; null when verified. */
  unprovenPhone: string | null;
  shipsOn: ShipsOn;
}

export function ReturnForm(props: ReturnFormProps) {
  const { order, items, maxPaise, deductions, variants, until, needsUpi, unprovenPhone, shipsOn } = props;
  const { isWorking, failure, run } = useOrderAction(order);
  const returned = useReturnLines(items);
  const { kind, counts } = returned;
  const [reason, setReason] = useState("");
  const hasOwnReason =
    reason !== "" &&
    !Object.values(commonReasons)
      .flat()
      .some((common) => common === reason);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [failure]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const lines = returned.linesOf(data);
    const upiId = kind === "return" ? String(data.get("upiId") ?? "") : "";
    run(
      () => requestReturnAction({ ...order, kind, reason, upiId, lines }),
      kind === "exchange" ? "Exchange requested" : "Return requested",
    );
  }

  const errors = failure?.fieldErrors ?? {};
  return (
    <details className="border-t pt-2">
      <summary className="link min-h-11 cursor-pointer content-center">
        Exchange or return, until {until}
      </summary>
      <form
        id={orderParts.return}
        ref={form}
        onSubmit={onSubmit}
        noValidate
        className="mt-4 grid scroll-mt-36 gap-6"
      >
        <ReturnLines
          lines={returned}
          legend="What would you like?"
          words={{
            exchange: {
              title: "Another size or colour",
              description: `We reserve the new items right away. ${exchangeShippingTexts[shipsOn]}`,
            },
            return: {
              title: "Refund",
              description: needsUpi
                ? "To your UPI ID, once the items arrive."
                : "To your original payment method, once the items arrive.",
            },
          }}
          variants={variants}
          variantsLabel="Exchange for"
          reason={reason}
        >
          <fieldset>
            <legend className="mb-2 font-semibold text-sm">Reason</legend>
            <div className="mb-3 flex flex-wrap gap-2">
              {commonReasons[kind].map((common) => (
                <Button
                  key={common}
                  variant="outline"
                  size="sm"
                  aria-pressed={reason === common}
                  className="aria-pressed:bg-foreground aria-pressed:text-background"
                  // A tap would replace what the shopper typed.
                  disabled={hasOwnReason}
                  onClick={() => setReason(common)}
                >
                  {common}
                </Button>
              ))}
            </div>
            <Field id="return-reason" label="Reason in your own words" error={errors.reason}>
              {(control) => (
                <Textarea
                  {...control}
                  name="reason"
                  rows={2}
                  maxLength={500}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
            </Field>
          </fieldset>
        </ReturnLines>
        {kind === "return" ? (
          <p aria-live="polite">
            {describeRefund(items, counts, maxPaise)} {deductions}
          </p>
        ) : null}
        {kind === "return" && needsUpi && unprovenPhone ? (
          <ProvePhone id="return-phone" order={order} phone={unprovenPhone} error={errors.phoneCode} />
        ) : null}
        {kind === "return" && needsUpi ? (
          <Field id="return-upi" label="UPI ID" hint="Such as name@bank" error={errors.upiId}>
            {(control) => <Input {...control} name="upiId" autoCapitalize="none" spellCheck={false} />}
          </Field>
        ) : null}
        <p className="text-muted-foreground text-sm">
          Faulty, misprinted or not what you ordered?{" "}
          <a href={paths.contact} className="link">
            Write to us
          </a>{" "}
          with a photo instead: we take it back even if you've worn it, and refund the delivery charge too.
        </p>
        {failure && (errors.lines || Object.keys(errors).length === 0) ? (
          <Alert variant="warning" isLive>
            {errors.lines ?? failure.message}
          </Alert>
        ) : null}
        <Button type="submit" className="justify-self-start" isPending={isWorking}>
          {kind === "exchange" ? "Request exchange" : "Request return"}
        </Button>
      </form>
    </details>
  );
}
