"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { CheckoutField, KnownBuyer } from "@/lib/checkout/fields";
import { indianStates } from "@/lib/checkout/states";
import type { FieldErrors } from "@/lib/result";

interface FieldsProps {
  errors: FieldErrors;
}

/** Room for the header and the bar at the bottom, so that neither covers the field that has focus. */
const clear = "scroll-mt-24 scroll-mb-32";

export function ContactFields({ errors, known }: FieldsProps & { known: KnownBuyer | null }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field id="checkout-name" label="Full name" className="sm:col-span-2" {...errorOf(errors, "name")}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            required
            defaultValue={known?.name}
            className={clear}
          />
        )}
      </Field>
      <Field
        id="checkout-phone"
        label="Mobile number"
        hint="For the courier. 10 digits; +91 is added for you."
        {...errorOf(errors, "phone")}
      >
        {(control) => (
          <Input
            {...control}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            defaultValue={known?.phone}
            className={clear}
          />
        )}
      </Field>
      <Field
        id="checkout-email"
        label="E-mail"
        hint="For questions about your order."
        {...errorOf(errors, "email")}
      >
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={known?.email}
            className={clear}
          />
        )}
      </Field>
    </div>
  );
}

interface AddressFieldsProps extends FieldsProps {
  pincodeHint: string;
  onPincode: (typed: string) => void;
}

export function AddressFields({ errors, pincodeHint, onPincode }: AddressFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        id="checkout-pincode"
        label="Pincode"
        hint={<span aria-live="polite">{pincodeHint || "It fills in city and state."}</span>}
        className="sm:col-span-2"
        {...errorOf(errors, "pincode")}
      >
        {(control) => (
          <Input
            {...control}
            name="pincode"
            inputMode="numeric"
            autoComplete="postal-code"
            required
            onInput={(event) => onPincode(event.currentTarget.value)}
            className={`${clear} max-w-44`}
          />
        )}
      </Field>
      <Field
        id="checkout-line1"
        label="Flat, house, street"
        className="sm:col-span-2"
        {...errorOf(errors, "line1")}
      >
        {(control) => (
          <Input {...control} name="line1" autoComplete="address-line1" required className={clear} />
        )}
      </Field>
      <Field
        id="checkout-line2"
        label="Area, landmark"
        isOptional
        className="sm:col-span-2"
        {...errorOf(errors, "line2")}
      >
        {(control) => <Input {...control} name="line2" autoComplete="address-line2" className={clear} />}
      </Field>
      <Field id="checkout-city" label="City" {...errorOf(errors, "city")}>
        {(control) => (
          <Input {...control} name="city" autoComplete="address-level2" required className={clear} />
        )}
      </Field>
      <Field id="checkout-state" label="State" {...errorOf(errors, "state")}>
        {(control) => (
          <Select {...control} name="state" autoComplete="address-level1" required defaultValue="">
            <option value="" disabled>
              Choose a state
            </option>
            {indianStates.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

function errorOf(errors: FieldErrors, field: CheckoutField): { error?: string } {
  const error = errors[field];
  return error ? { error } : {};
}
