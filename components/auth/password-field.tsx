import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

export interface PasswordFieldProps {
  id: string;
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  error?: string;
  /** Whether the browser requires it too; false for a field that may be hidden. */
  required?: boolean;
}

export function PasswordField({
  id,
  name,
  label,
  autoComplete,
  hint,
  error,
  required = true,
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <Input
            {...control}
            name={name}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1000}
            required={required}
            aria-required
            className="pr-20"
          />
          <button
            type="button"
            aria-controls={id}
            aria-label={isShown ? "Hide what you typed" : "Show what you typed"}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 min-h-11 min-w-16 rounded-sm px-3 font-medium text-muted-foreground text-sm focus-visible:-outline-offset-4 hover:text-foreground"
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </span>
      )}
    </Field>
  );
}
