"use client";

import { usePincode } from "@/components/addresses/use-pincode";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LabelledSelect } from "@/components/ui/labelled-input";
import { indianStates } from "@/lib/addresses/states";
import type { DraftField, PhoneDraft } from "@/lib/phone-orders/draft";
import type { FieldErrors } from "@/lib/result";
import { CallerCard } from "./caller-card";

interface BuyerFieldsProps {
  draft: PhoneDraft;
  errors: FieldErrors;
  canSeeCustomers: boolean;
  onChange: (part: Partial<PhoneDraft>) => void;
}

const labels = {
  phone: "Mobile number",
  name: "Full name",
  email: "Email",
  pincode: "Pincode",
  line1: "Flat, house, street",
  line2: "Area, landmark",
  city: "City",
} satisfies Partial<Record<DraftField, string>>;

const hints: Partial<Record<DraftField, string>> = { email: "Without one, messages go by SMS." };

const isNumber = (name: string) => name === "phone" || name === "pincode";

/** Who is on the phone and where the parcel goes: the same fields and checks as at checkout. */
export function BuyerFields({ draft, errors, canSeeCustomers, onChange }: BuyerFieldsProps) {
  const { hint, look } = usePincode((place) => {
    if (!place) return;
    const [only, ...others] = place.states;
    onChange({
      ...(place.city && { city: place.city }),
      ...(only && (others.length === 0 || !place.states.includes(draft.state)) && { state: only }),
    });
  });
  function type(name: keyof typeof labels, value: string): void {
    onChange({ [name]: value });
    if (name === "pincode") look(value);
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {(Object.keys(labels) as (keyof typeof labels)[]).map((name) => (
        <Field
          key={name}
          id={`order-${name}`}
          label={labels[name]}
          error={errors[name]}
          hint={name === "pincode" ? hint || undefined : hints[name]}
          isOptional={name === "line2" || name === "email"}
          className={name.startsWith("line") ? "sm:col-span-2" : undefined}
        >
          {(control) => (
            <>
              <Input
                {...control}
                autoComplete="off"
                inputMode={isNumber(name) ? "numeric" : name === "email" ? "email" : undefined}
                maxLength={200}
                value={draft[name]}
                onChange={(event) => type(name, event.target.value)}
              />
              {name === "phone" && canSeeCustomers ? (
                <CallerCard phone={draft.phone} onTake={onChange} />
              ) : null}
            </>
          )}
        </Field>
      ))}
      <LabelledSelect
        id="order-state"
        label="State"
        error={errors.state}
        value={draft.state}
        onType={(value) => onChange({ state: value })}
      >
        <option value="">Choose</option>
        {indianStates.map((state) => (
          <option key={state}>{state}</option>
        ))}
      </LabelledSelect>
    </div>
  );
}
