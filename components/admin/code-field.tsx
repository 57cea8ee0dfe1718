import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

interface CodeFieldProps {
  id: string;
  error: string | undefined;
}

/** Six digits from an authenticator app. */
export function CodeField({ id, error }: CodeFieldProps) {
  return (
    <Field id={id} label="Code" error={error}>
      {(control) => (
        <Input
          {...control}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          spellCheck={false}
          required
          className="text-center font-semibold text-2xl tabular-nums tracking-[0.4em]"
        />
      )}
    </Field>
  );
}
