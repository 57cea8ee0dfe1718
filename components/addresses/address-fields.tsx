import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { AddressValues } from "@/lib/addresses/fields";
import { indianStates } from "@/lib/addresses/states";
import type { FieldErrors } from "@/lib/result";
import { TypedField } from "./typed-field";

interface FieldsProps {
  /** The form's id, which prefixes the ids of its fields. */
  form: string;
  errors: FieldErrors;
  values?: Partial<AddressValues>;
}

export function NameField({ form, errors, values }: FieldsProps) {
  return (
    <TypedField
      form={form}
      name="name"
      label="Full name"
      errors={errors}
      isWide
      autoComplete="name"
      defaultValue={values?.name}
    />
  );
}

export function MobileField({ form, errors, values }: FieldsProps) {
  return (
    <TypedField
      form={form}
      name="phone"
      label="Mobile number"
      hint="For the courier. 10 digits; we add +91."
      errors={errors}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      defaultValue={values?.phone}
    />
  );
}

interface CityStateFieldsProps extends FieldsProps {
  pincodeHint: string;
  onPincode: (typed: string) => void;
}

export function CityStateFields({ form, errors, values, pincodeHint, onPincode }: CityStateFieldsProps) {
  const field = { form, errors };
  return (
    <>
      <TypedField
        {...field}
        name="pincode"
        label="Pincode"
        hint={<span aria-live="polite">{pincodeHint || "Fills in your city and state."}</span>}
        isWide
        inputMode="numeric"
        autoComplete="postal-code"
        onInput={(event) => onPincode(event.currentTarget.value)}
        defaultValue={values?.pincode}
        className="max-w-44"
      />
      <TypedField
        {...field}
        name="line1"
        label="Flat, house, street"
        isWide
        autoComplete="address-line1"
        defaultValue={values?.line1}
      />
      <TypedField
        {...field}
        name="line2"
        label="Area, landmark"
        isOptional
        isWide
        autoComplete="address-line2"
        defaultValue={values?.line2}
      />
      <TypedField
        {...field}
        name="city"
        label="City"
        autoComplete="address-level2"
        defaultValue={values?.city}
      />
      <Field id={`${form}-state`} label="State" error={errors.state}>
        {(control) => (
          <Select
            {...control}
            name="state"
            autoComplete="address-level1"
            required
            defaultValue={values?.state ?? ""}
          >
            <option value="" disabled>
              Choose a state
            </option>
            {indianStates.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}
