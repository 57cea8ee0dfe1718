"use client";

import Link from "next/link";
import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { serializeForm } from "@/components/ui/serialize-form";
import { noticeSessionEnd } from "@/components/ui/session-end";
import type { AddressFormState } from "@/lib/addresses/address-form";
import type { AddressValues } from "@/lib/addresses/fields";
import { paths } from "@/lib/paths";
import { saveAddressAction } from "@/server/addresses/actions";
import { CityStateFields, MobileField, NameField } from "./address-fields";
import { fillCityAndState } from "./fill-in";
import { TypedField } from "./typed-field";
import { usePincode } from "./use-pincode";

export interface AddressFormProps {
  /** The id of the entry that is edited; empty for a new one. */
  id: string;
  /** The initial values of the fields. */
  values: Partial<AddressValues> & { label?: string };
  /** False when the address is the default, or becomes it automatically. */
  canBeDefault: boolean;
  /** The server's answer, when the form was sent before hydration. */
  answered: AddressFormState;
}

export function AddressForm({ id, values: known, canBeDefault, answered }: AddressFormProps) {
  // Next keeps previous pages in the document, so no two forms may share the ids of their fields.
  const form = `address-${id || "new"}`;
  const [state, dispatch, isPending] = useActionState(saveAddressAction, answered);
  const ref = useRef<HTMLFormElement>(null);
  const sent = useRef("");
  const filled = useRef<Record<string, string | undefined>>({ city: known.city, state: known.state });
  const pincode = usePincode((place) => {
    if (ref.current) fillCityAndState(ref.current, place, filled.current);
  });
  const [isLeft, setIsLeft] = useState(false);
  const failure = state && !state.ok && !isLeft ? state : null;
  const errors = failure?.fieldErrors ?? {};
  const values = { ...known, ...failure?.values };

  useEffect(() => {
    noticeSessionEnd(state);
    if (state && !state.ok) ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state]);

  // Next keeps a previous page in the document, hidden. On return it must not show typed values or errors.
  useEffect(() => {
    const element = ref.current;
    return () => {
      element?.reset();
      setIsLeft(true);
    };
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = serializeForm(data);
    if (isPending && text === sent.current) return;
    sent.current = text;
    setIsLeft(false);
    startTransition(() => dispatch(data));
  }

  return (
    <form ref={ref} action={dispatch} onSubmit={onSubmit} noValidate className="grid gap-5 sm:grid-cols-2">
      <input type="hidden" name="id" value={id} />
      {failure && !failure.fieldErrors ? (
        <Alert variant="destructive" isLive className="sm:col-span-2">
          {failure.message}
        </Alert>
      ) : null}
      <NameField form={form} errors={errors} values={values} />
      <MobileField form={form} errors={errors} values={values} />
      <TypedField
        form={form}
        name="label"
        label="Label"
        hint="For example, Home or Work."
        errors={errors}
        isOptional
        defaultValue={values.label}
        autoComplete="off"
      />
      <CityStateFields
        form={form}
        errors={errors}
        values={values}
        pincodeHint={pincode.hint}
        onPincode={pincode.look}
      />
      {canBeDefault ? (
        <Checkbox
          name="isDefault"
          label="Use as default address"
          defaultChecked={failure?.values.isDefault === "on"}
          className="sm:col-span-2"
        />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-2">
        <Button type="submit" isPending={isPending}>
          Save address
        </Button>
        <Link href={paths.addresses} prefetch={false} className="link inline-flex min-h-11 items-center">
          Cancel
        </Link>
      </div>
    </form>
  );
}
