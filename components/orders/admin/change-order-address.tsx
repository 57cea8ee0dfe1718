"use client";

import { type FormEvent, useRef, useState } from "react";
import { usePincode } from "@/components/addresses/use-pincode";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { LabelledInput } from "@/components/ui/labelled-input";
import { usePageAction } from "@/components/ui/use-page-action";
import type { AddressField } from "@/lib/addresses/fields";
import type { AdminOrder } from "@/lib/orders/admin-order";
import { changeOrderAddressAction } from "@/server/orders/admin-actions";

interface ChangeOrderAddressProps {
  order: Pick<AdminOrder, "orderNumber" | "name" | "phone" | "address">;
}

const labels: Record<Exclude<AddressField, "state">, string> = {
  name: "Full name",
  phone: "Mobile number",
  pincode: "Pincode",
  line1: "Flat, house, street",
  line2: "Area, landmark",
  city: "City",
};

/** The delivery address, editable until packing. The state can't change, because the tax depends on it. */
export function ChangeOrderAddress({ order }: ChangeOrderAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="link min-h-9" onClick={() => setIsOpen(true)}>
        Change
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Change address">
        {isOpen ? <AddressForm order={order} onSaved={() => setIsOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function AddressForm({ order, onSaved }: ChangeOrderAddressProps & { onSaved: () => void }) {
  const { isWorking, failure, run } = usePageAction();
  const [values, setValues] = useState({
    name: order.name,
    phone: order.phone.replace(/^\+91/, ""),
    ...order.address,
  });
  const errors = failure?.fieldErrors ?? {};
  const isCityTyped = useRef(false);
  const { hint, look } = usePincode((place) => {
    if (place?.city && !isCityTyped.current) setValues((all) => ({ ...all, city: place.city }));
  });

  function type(name: keyof typeof labels, value: string): void {
    setValues({ ...values, [name]: value });
    if (name === "city") isCityTyped.current = true;
    if (name === "pincode") look(value);
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const { orderNumber, name, phone, address } = order;
    run(
      () => changeOrderAddressAction({ orderNumber, ...values, seen: { name, phone, ...address } }),
      "Address changed",
      onSaved,
    );
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4 sm:grid-cols-2">
      {failure && (Object.keys(errors).length === 0 || errors.state) ? (
        <div className="sm:col-span-2">
          <Alert variant="destructive" isLive>
            {failure.message}
          </Alert>
        </div>
      ) : null}
      {Object.entries(labels).map(([name, label]) => (
        <LabelledInput
          key={name}
          id={`move-${name}`}
          label={label}
          error={errors[name]}
          hint={name === "pincode" ? hint || undefined : undefined}
          isOptional={name === "line2"}
          className={name.startsWith("line") ? "sm:col-span-2" : undefined}
          autoComplete="off"
          inputMode={name === "phone" || name === "pincode" ? "numeric" : undefined}
          value={values[name as keyof typeof labels]}
          onType={(value) => type(name as keyof typeof labels, value)}
        />
      ))}
      <p className="text-muted-foreground sm:col-span-2">
        State: <b className="text-foreground">{values.state}</b>. Tax depends on it. For another state, cancel
        the order and place a new one.
      </p>
      <Button type="submit" variant="brand" isPending={isWorking} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}
