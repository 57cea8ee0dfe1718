import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { EmailSuggestion } from "./email-suggestion";

export interface EmailFieldProps {
  id: string;
  autoComplete?: "username" | "email";
  error?: string;
  value?: string;
}

export function EmailField({ id, autoComplete = "email", error, value }: EmailFieldProps) {
  return (
    <EmailSuggestion>
      <Field id={id} label="Email" error={error}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={320}
            defaultValue={value}
            required
          />
        )}
      </Field>
    </EmailSuggestion>
  );
}
