"use client";

import type { FormEvent } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { OrderRef } from "@/lib/orders/order";
import { nameRefundUpiAction } from "@/server/returns/actions";
import { ProvePhone } from "./prove-phone";
import { useOrderAction } from "./use-order-action";

interface RefundUpiProps {
  order: OrderRef;
  amount: string;
  /** The phone to verify first; null when verified. */
  unprovenPhone: string | null;
}

/** Cash can't be refunded automatically: the customer enters a UPI ID. */
export function RefundUpi({ order, amount, unprovenPhone }: RefundUpiProps) {
  const { isWorking, failure, run } = useOrderAction(order);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const upiId = String(new FormData(event.currentTarget).get("upiId") ?? "");
    run(() => nameRefundUpiAction({ ...order, upiId }), "UPI ID saved");
  }

  const { upiId: error, phoneCode } = failure?.fieldErrors ?? {};
  return (
    <form onSubmit={onSubmit} noValidate className="grid gap-4 rounded-md border bg-card p-5">
      <Field id="refund-upi" label={`UPI ID for ${amount}`} hint="Such as name@bank" error={error}>
        {(control) => <Input {...control} name="upiId" autoCapitalize="none" spellCheck={false} />}
      </Field>
      {unprovenPhone ? (
        <ProvePhone id="refund-phone" order={order} phone={unprovenPhone} error={phoneCode} />
      ) : null}
      {failure && !error && !phoneCode ? (
        <Alert variant="warning" isLive>
          {failure.message}
        </Alert>
      ) : null}
      <Button type="submit" className="justify-self-start" isPending={isWorking}>
        Save UPI ID
      </Button>
    </form>
  );
}
