"use client";

import { type FormEvent, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { OrderRef } from "@/lib/orders/order";
import { formatMoment } from "@/lib/orders/when";
import { checkCodCodeAction, sendCodCodeAction } from "@/server/fulfilment/actions";
import { useOrderAction } from "./use-order-action";

interface ConfirmCodProps {
  order: OrderRef;
  phone: string;
  /** Until when its items are reserved. */
  until: string | null;
  /** False: no code was ever sent to this phone, so none is required. */
  hadCode: boolean;
}

/** A COD order to an unverified phone is confirmed by a code. */
export function ConfirmCod({ order, phone, until, hadCode }: ConfirmCodProps) {
  const check = useOrderAction(order);
  const send = useOrderAction(order);
  const input = useRef<HTMLInputElement>(null);
  const error = check.failure?.fieldErrors.code;

  useEffect(() => {
    if (error) input.current?.focus();
  }, [error]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    check.run(() => checkCodCodeAction({ ...order, code: input.current?.value ?? "" }), "Order confirmed");
  }

  const failure = send.failure ?? (error ? null : check.failure);
  const reservedText = until ? `Your items are reserved until ${formatMoment(until)}, Indian time.` : null;
  const phoneNumber = <span className="whitespace-nowrap">{phone}</span>;
  return (
    <section className="grid gap-4 rounded-md border bg-card p-5">
      <h2 className="font-semibold text-lg">Confirm your order</h2>
      {hadCode ? (
        <p>
          Enter the 6-digit code that we texted to {phoneNumber}. It can take a minute to arrive.{" "}
          {reservedText}
        </p>
      ) : (
        <p>
          We couldn't send a code to {phoneNumber}. {reservedText} Pay online instead, or request another
          code. If neither works, write to us, or order again tomorrow.
        </p>
      )}
      {failure ? (
        <Alert variant="warning" isLive>
          {failure.message}
        </Alert>
      ) : null}
      {hadCode ? (
        <form
          onSubmit={onSubmit}
          noValidate
          className="flex flex-col items-start gap-x-3 gap-y-4 sm:flex-row"
        >
          <Field id="cod-code" label="Code" error={error}>
            {(control) => (
              <Input
                {...control}
                ref={input}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                required
                className="w-40 tabular-nums tracking-widest"
              />
            )}
          </Field>
          <Button type="submit" variant="brand" isPending={check.isWorking} className="sm:mt-7">
            Confirm order
          </Button>
        </form>
      ) : null}
      <Button
        variant="link"
        size="sm"
        className="justify-self-start"
        isPending={send.isWorking}
        onClick={() => send.run(() => sendCodCodeAction(order), hadCode ? "OTP Resent" : "OTP Sent")}
      >
        {hadCode ? "Send a new code" : "Send a code"}
      </Button>
    </section>
  );
}
