"use client";

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { CityStateFields, MobileField, NameField } from "@/components/addresses/address-fields";
import { fillCityAndState, fillIn } from "@/components/addresses/fill-in";
import { usePincode } from "@/components/addresses/use-pincode";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useEditedFields } from "@/components/ui/use-edited-fields";
import { usePageAction } from "@/components/ui/use-page-action";
import { addressFields } from "@/lib/addresses/fields";
import { formatPhone } from "@/lib/phone";
import type { Subscription } from "@/lib/subscriptions/subscription";
import { changeDestinationAction } from "@/server/subscriptions/actions";
import { nameFields } from "./name-fields";

interface DestinationFormProps {
  subscription: Subscription;
  /** The saved addresses, if any. */
  book: ReactNode;
}

/** Another delivery address from the next delivery on: from the address book, or typed. */
export function DestinationForm({ subscription, book }: DestinationFormProps) {
  const { id, version, name, phone, email, address } = subscription;
  const details = useRef<HTMLDetailsElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const filled = useRef<Record<string, string | undefined>>({ ...address, name, phone: formatPhone(phone) });
  const { isWorking, failure, run } = usePageAction();
  const [isTouched, setIsTouched] = useState(false);
  const edited = useEditedFields(failure);
  const pincode = usePincode((place) => {
    if (!formRef.current || !isTouched) return;
    fillCityAndState(formRef.current, place, filled.current);
    if (place) edited.markEdited("city", "state");
  });
  const named = Object.entries(nameFields(failure?.fieldErrors));
  const errors = Object.fromEntries(named.filter(([key]) => !edited.isEdited(key)));
  const isSettled = named.length > 0 && Object.keys(errors).length === 0;
  const values = { ...address, name, phone: formatPhone(phone) };
  const field = { form: `destination-${id}`, errors, values };

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (key: string) => String(data.get(key) ?? "");
    const typed = Object.fromEntries(addressFields.map((key) => [key, text(key)])) as Record<
      (typeof addressFields)[number],
      string
    >;
    const addressId = text("addressId");
    const buyer = addressId
      ? { name: typed.name, phone: typed.phone, email, addressId }
      : { ...typed, email };
    run(
      () => changeDestinationAction({ id, version, buyer }),
      "Address changed",
      () => details.current?.removeAttribute("open"),
    );
  }

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const { target } = event;
    setIsTouched(true);
    edited.onInput(event);
    if (!(target instanceof HTMLInputElement) || target.name !== "addressId" || !formRef.current) return;
    fillIn(formRef.current, { name: target.dataset.name, phone: target.dataset.phone }, filled.current);
  }

  return (
    <details ref={details}>
      <summary className="link min-h-11 w-fit cursor-pointer content-center">Change address</summary>
      <form
        ref={formRef}
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
        className="mt-3 grid gap-6 rounded-md border bg-card p-5"
      >
        <section className="grid gap-5">
          {book}
          <div className="grid gap-5 [section:has([data-saved]:checked)_&]:hidden sm:grid-cols-2">
            <CityStateFields {...field} pincodeHint={pincode.hint} onPincode={pincode.look} />
          </div>
        </section>
        <div className="grid gap-5 sm:grid-cols-2">
          <NameField {...field} />
          <MobileField {...field} />
        </div>
        {failure && !isSettled ? (
          <Alert variant="warning" isLive>
            {failure.message}
          </Alert>
        ) : null}
        <div>
          <Button type="submit" isPending={isWorking}>
            Save
          </Button>
        </div>
      </form>
    </details>
  );
}
