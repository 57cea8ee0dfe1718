"use client";

import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LabelledInput, LabelledSelect } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AddressField } from "@/lib/addresses/fields";
import { indianStates } from "@/lib/addresses/states";
import type { DeskSubscription } from "@/lib/subscriptions/desk";
import { changeParcelAddressAction } from "@/server/subscriptions/admin-actions";

const labels: readonly (readonly [Exclude<AddressField, "state">, string])[] = [
  ["name", "Full name"],
  ["phone", "Mobile number"],
  ["pincode", "Pincode"],
  ["line1", "Flat, house, street"],
  ["line2", "Area, landmark"],
  ["city", "City"],
];

export function ChangeAddress({ subscription }: { subscription: DeskSubscription }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setIsOpen(true)}>
        Change address
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Change the address">
        {isOpen ? <AddressForm subscription={subscription} onSaved={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

interface AddressFormProps {
  subscription: DeskSubscription;
  onSaved: () => void;
}

function AddressForm({ subscription: { id, version, name, phone, address }, onSaved }: AddressFormProps) {
  const { isWorking, failure, run } = usePageAction();
  const [values, setValues] = useState({ name, phone: phone.replace(/^\+91/, ""), ...address });
  const errors = failure?.fieldErrors ?? {};

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    run(() => changeParcelAddressAction({ id, version, ...values }), "Address changed", onSaved);
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
      {failure && Object.keys(errors).length === 0 ? (
        <div className="sm:col-span-2">
          <Alert variant="destructive" isLive>
            {failure.message}
          </Alert>
        </div>
      ) : null}
      {labels.map(([field, label]) => (
        <LabelledInput
          key={field}
          id={`parcel-${field}`}
          label={label}
          error={errors[field]}
          isOptional={field === "line2"}
          className={field.startsWith("line") ? "sm:col-span-2" : undefined}
          autoComplete="off"
          inputMode={field === "phone" || field === "pincode" ? "numeric" : undefined}
          value={values[field]}
          onType={(value) => setValues({ ...values, [field]: value })}
        />
      ))}
      <LabelledSelect
        id="parcel-state"
        label="State"
        error={errors.state}
        value={values.state}
        onType={(value) => setValues({ ...values, state: value })}
      >
        {indianStates.map((state) => (
          <option key={state} value={state}>
            {state}
          </option>
        ))}
      </LabelledSelect>
      <Button type="submit" variant="brand" isPending={isWorking} className="self-end justify-self-start">
        Save
      </Button>
    </form>
  );
}
