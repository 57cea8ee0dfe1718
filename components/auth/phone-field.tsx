import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export interface PhoneFieldProps {
  id: string;
  error?: string;
  value?: string;
  hasFocus?: boolean;
}

export function PhoneField({ id, error, value, hasFocus = false }: PhoneFieldProps) {
  return (
    <Field id={id} label="Phone number" hint="Indian mobile number, such as 98765 43210" error={error}>
      {(control) => (
        <Input
          {...control}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          defaultValue={value}
          autoFocus={hasFocus}
          required
        />
      )}
    </Field>
  );
}
