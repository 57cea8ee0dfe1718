"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { usePageAction } from "@/components/ui/use-page-action";
import {
  type CancelReason,
  canCancel,
  cancelReasonNames,
  cancelReasons,
  formatRegistrationKind,
  type GstRegistration,
  isCase,
} from "@/lib/orders/gst-registration";
import type { RegistrationStep } from "@/lib/orders/gst-registration-schema";
import { formatMoment } from "@/lib/orders/when";
import { stepRegistrationAction } from "@/server/invoices/admin-actions";

const states: Record<GstRegistration["state"], string> = {
  waiting: "queued",
  registered: "registered",
  refused: "refused",
  cancelling: "cancellation queued",
  cancelled: "cancelled",
  closed: "not needed",
};

interface RegistrationsProps {
  /** The number of the invoice or credit note. */
  number: string;
  registrations: readonly GstRegistration[];
  canStep: boolean;
  now: Date;
}

/** IRN and e-way bill of one document, with the steps that staff may take. */
export function Registrations({ number, registrations, canStep, now }: RegistrationsProps) {
  return registrations.map((registration) => (
    <div key={registration.kind} className="wrap-anywhere pb-2 text-muted-foreground">
      <p>{describe(registration)}</p>
      {registration.number ? (
        <p translate="no" className="text-sm">
          {registration.number}
        </p>
      ) : null}
      {registration.lastError ? <p className="text-foreground">{registration.lastError}</p> : null}
      {canStep ? <Steps number={number} registration={registration} now={now} /> : null}
    </div>
  ));
}

/** "E-invoice: registered, 29 Nov, 11:20 am" */
function describe({ kind, state, registeredAt }: GstRegistration): string {
  const at = registeredAt ? `, ${formatMoment(registeredAt)}` : "";
  return `${formatRegistrationKind(kind)}: ${states[state]}${at}`;
}

interface StepsProps {
  number: string;
  registration: Pick<GstRegistration, "kind" | "state" | "attempts" | "registeredAt">;
  now: Date;
}

/** Retry and close for a case, cancel for 24 hours after registering. */
export function Steps({ number, registration, now }: StepsProps) {
  const { isWorking, failure, run } = usePageAction();
  const [reason, setReason] = useState<CancelReason>("mistake");
  const [note, setNote] = useState("");
  const { kind, state } = registration;
  const id = `${number}-${kind}`;
  const step = (input: RegistrationStep, message: string) =>
    run(() => stepRegistrationAction(input), message);
  const mayCancel = canCancel(registration, now);
  if (!mayCancel && !isCase(registration)) return null;
  return (
    <div className="mt-1 grid max-w-sm gap-2 text-foreground">
      {failure ? (
        <p role="alert" className="font-medium text-destructive">
          {failure.message}
        </p>
      ) : null}
      {mayCancel ? (
        <div className="flex flex-wrap items-end gap-2">
          <div>
            <Label htmlFor={`${id}-reason`}>Reason</Label>
            <Select
              id={`${id}-reason`}
              value={reason}
              onChange={({ target }) =>
                setReason(cancelReasonNames.find((name) => name === target.value) ?? "other")
              }
            >
              {cancelReasonNames.map((name) => (
                <option key={name} value={name}>
                  {cancelReasons[name].label}
                </option>
              ))}
            </Select>
          </div>
          <Button
            variant="outline"
            isPending={isWorking}
            onClick={() =>
              step({ step: "cancel", number, kind, reason }, "Queued. It'll be cancelled within a minute.")
            }
          >
            Cancel {formatRegistrationKind(kind).toLowerCase()}
          </Button>
        </div>
      ) : null}
      {isCase(registration) && state !== "cancelling" ? (
        <Button
          variant="outline"
          className="justify-self-start"
          isPending={isWorking}
          onClick={() => step({ step: "retry", number, kind }, "Queued. We'll try again within a minute.")}
        >
          Retry
        </Button>
      ) : null}
      {state === "refused" ? (
        <div className="flex flex-wrap items-end gap-2">
          <Field id={`${id}-note`} label="Why none is needed" error={failure?.fieldErrors.note}>
            {(control) => (
              <Input {...control} value={note} onChange={({ target }) => setNote(target.value)} />
            )}
          </Field>
          <Button
            variant="outline"
            isPending={isWorking}
            onClick={() => step({ step: "close", number, kind, note }, "Case closed")}
          >
            Close case
          </Button>
        </div>
      ) : null}
    </div>
  );
}
