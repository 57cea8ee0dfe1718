import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { OrderRef } from "@/lib/orders/order";
import { checkPhoneCodeAction, sendPhoneCodeAction } from "@/server/fulfilment/actions";
import { useOrderAction } from "./use-order-action";

interface ProvePhoneProps {
  /** The id of the surrounding form: a page may have two. */
  id: string;
  order: OrderRef;
  phone: string;
  /** Why the surrounding form was rejected. */
  error: string | undefined;
}

/** Part of a form that sets a refund destination: the order's link alone does not authorise that. */
export function ProvePhone({ id, order, phone, error }: ProvePhoneProps) {
  const send = useOrderAction(order);
  const check = useOrderAction(order);
  const input = useRef<HTMLInputElement>(null);
  const [isSent, setIsSent] = useState(false);
  const codeError = check.failure?.fieldErrors.code ?? error;
  const failure = send.failure ?? (check.failure?.fieldErrors.code ? null : check.failure);

  useEffect(() => {
    if (isSent) input.current?.focus();
  }, [isSent]);

  function onSend(): void {
    send.run(async () => {
      const result = await sendPhoneCodeAction(order);
      if (result.ok) setIsSent(true);
      return result;
    }, "Code sent");
  }

  return (
    <div className="grid gap-4">
      <p className="max-w-prose">
        Before we refund to a UPI ID, we text a 6-digit code to{" "}
        <span className="whitespace-nowrap">{phone}</span>.
      </p>
      {failure ? (
        <Alert variant="warning" isLive>
          {failure.message}
        </Alert>
      ) : null}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
        <Field id={`${id}-code`} label="Code" error={codeError}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              className="w-40 tabular-nums tracking-widest"
            />
          )}
        </Field>
        <Button
          variant="outline"
          className="sm:mt-7"
          isPending={check.isWorking}
          onClick={() =>
            check.run(
              () => checkPhoneCodeAction({ ...order, code: input.current?.value ?? "" }),
              "Phone confirmed",
            )
          }
        >
          Confirm phone
        </Button>
      </div>
      <Button
        variant="link"
        size="sm"
        className="justify-self-start"
        isPending={send.isWorking}
        onClick={onSend}
      >
        {isSent ? "Send a new code" : "Send the code"}
      </Button>
    </div>
  );
}
