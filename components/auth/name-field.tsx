import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export interface NameFieldProps {
  id: string;
  name: "firstName" | "lastName";
  error?: string;
  value?: string;
}

const words = {
  firstName: { label: "First name", autoComplete: "given-name" },
  lastName: { label: "Last name", autoComplete: "family-name" },
};

export function NameField({ id, name, error, value }: NameFieldProps) {
  const { label, autoComplete } = words[name];
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          name={name}
          autoComplete={autoComplete}
          maxLength={200}
          defaultValue={value}
          required
        />
      )}
    </Field>
  );
}
