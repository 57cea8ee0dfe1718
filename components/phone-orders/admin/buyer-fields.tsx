import { useEffect, useState } from "react";
import { usePincode } from "@/components/addresses/use-pincode";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { LabelledSelect } from "@/components/ui/labelled-input";
import { indianStates } from "@/lib/addresses/states";
import { findIndianMobileProblem, normalizePhone } from "@/lib/phone";
import type { DraftField, PhoneDraft } from "@/lib/phone-orders/draft";
import type { Caller, CallerAddress } from "@/lib/phone-orders/goods";
import type { FieldErrors } from "@/lib/result";
import { findCallerAction } from "@/server/phone-orders/admin-actions";

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

const hints: Partial<Record<DraftField, string>> = { email: "Without it, messages go by SMS." };

const isNumber = (name: string) => name === "phone" || name === "pincode";

/** The caller's contact and delivery address: the same fields and checks as at checkout. */
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

interface CallerCardProps {
  phone: string;
  onTake: (values: Partial<CallerAddress> & { email?: string }) => void;
}

/** The account of a phone number, once the number is complete: offered, never filled in automatically. */
function CallerCard({ phone: typed, onTake }: CallerCardProps) {
  const phone = findIndianMobileProblem(typed) === null ? normalizePhone(typed) : null;
  const [known, setKnown] = useState<{ phone: string; caller: Caller } | null>(null);
  useEffect(() => {
    let isOver = false;
    if (phone === null) return;
    void findCallerAction({ phone })
      .then((result) => {
        if (!isOver && result.ok) setKnown({ phone, caller: result.data });
      })
      // The order can be taken without it.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [phone]);
  if (phone === null || known?.phone !== phone) return null;
  const { name, email, orders, refused, addresses } = known.caller;
  return (
    <section
      aria-label="Returning customer"
      aria-live="polite"
      className="grid gap-2 rounded-sm bg-muted p-4"
    >
      <p className="wrap-anywhere">
        {name ? <b>{name}</b> : <span>No orders with this number yet.</span>}
        <span>{`${name ? ` · ${orders === 1 ? "1 order" : `${orders} orders`}` : ""}${refused > 0 ? ` · ${refused} COD refused` : ""}`}</span>
      </p>
      {addresses.length > 0 ? (
        <ul className="grid gap-2">
          {addresses.map((address) => (
            <li key={JSON.stringify(address)}>
              <button
                type="button"
                onClick={() => onTake({ ...address, ...(email && { email }) })}
                className="wrap-anywhere min-h-11 w-full rounded-sm border border-input bg-card px-3 py-2 text-left hover:border-foreground"
              >
                <b className="font-semibold">Use: </b>
                {[address.name, address.line1, address.line2, address.city, address.pincode]
                  .filter(Boolean)
                  .join(", ")}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
