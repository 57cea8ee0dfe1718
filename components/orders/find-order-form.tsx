"use client";

import { type FormEvent, useEffect, useRef, useState, useTransition } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { type FieldErrors, messageForStatus, offlineMessage } from "@/lib/result";
import { findOrderAction } from "@/server/outbox/actions";

type Answer = { isSent: true } | { isSent: false; message: string; errors: FieldErrors };

export function FindOrderForm({ orderPrefix }: { orderPrefix: string }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isSending, startSending] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const errors = answer?.isSent === false ? answer.errors : {};

  useEffect(() => {
    if (answer?.isSent === false) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [answer]);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startSending(async () => {
      try {
        const result = await findOrderAction(data);
        if (result.ok) setAnswer({ isSent: true });
        else setAnswer({ isSent: false, message: result.message, errors: result.fieldErrors ?? {} });
      } catch {
        const message = navigator.onLine ? messageForStatus(503) : offlineMessage;
        setAnswer({ isSent: false, message, errors: {} });
      }
    });
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="grid gap-5">
      {answer?.isSent ? (
        <Alert variant="success" title="Please check your email or text messages" isLive>
          If there's an order with these details, its link is on its way. Nothing after a few minutes? Check
          your spam folder and what you entered.
        </Alert>
      ) : null}
      {answer?.isSent === false && Object.keys(errors).length === 0 ? (
        <Alert variant="warning" isLive>
          {answer.message}
        </Alert>
      ) : null}
      <Field
        id="find-order-id"
        label="Order number"
        hint={`Such as ${orderPrefix}-12AB-34CD-56EF`}
        error={errors.orderNumber}
      >
        {(control) => (
          <Input
            {...control}
            name="orderNumber"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Field
        id="find-order-contact"
        label="Email"
        hint="Or your mobile number, if you ordered by phone without an email"
        error={errors.contact}
      >
        {(control) => (
          <Input
            {...control}
            name="contact"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" isPending={isSending}>
        Send me the link
      </Button>
    </form>
  );
}
