import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { FieldErrors } from "@/lib/result";

/** Room for the header and the bar at the bottom, so that neither covers the field that has focus. */
const clearOfBars = "scroll-mt-24 scroll-mb-32";

export interface TypedFieldProps extends ComponentProps<"input"> {
  /** Of the form: with the name it makes the id. */
  form: string;
  name: string;
  label: string;
  hint?: ReactNode;
  errors: FieldErrors;
  isOptional?: boolean;
  isWide?: boolean;
}

export function TypedField({
  form,
  name,
  label,
  hint,
  errors,
  isOptional,
  isWide,
  className = "",
  ...input
}: TypedFieldProps) {
  return (
    <Field
      id={`${form}-${name}`}
      label={label}
      hint={hint}
      error={errors[name]}
      isOptional={isOptional}
      className={isWide ? "sm:col-span-2" : ""}
    >
      {(control) => (
        <Input
          {...control}
          name={name}
          required={!isOptional}
          className={cn(clearOfBars, className)}
          {...input}
        />
      )}
    </Field>
  );
}
