import type { ComponentProps } from "react";
import { Field, type FieldProps } from "./field";
import { Input } from "./input";
import { Select } from "./select";
import { Textarea } from "./textarea";

type LabelledProps<Tag extends "input" | "select" | "textarea"> = Omit<FieldProps, "children"> &
  Omit<ComponentProps<Tag>, Exclude<keyof FieldProps, "children"> | "onChange"> & {
    onType: (value: string) => void;
  };

/** A controlled one-line field. */
export function LabelledInput({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  onType,
  ...input
}: LabelledProps<"input">) {
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      {(control) => <Input {...control} {...input} onChange={(event) => onType(event.target.value)} />}
    </Field>
  );
}

export function LabelledTextarea({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  onType,
  ...textarea
}: LabelledProps<"textarea">) {
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      {(control) => <Textarea {...control} {...textarea} onChange={(event) => onType(event.target.value)} />}
    </Field>
  );
}

/** `children` are the options. */
export function LabelledSelect({
  id,
  label,
  hint,
  error,
  isOptional,
  className,
  onType,
  children,
  ...select
}: LabelledProps<"select">) {
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      {(control) => (
        <Select {...control} {...select} onChange={(event) => onType(event.target.value)}>
          {children}
        </Select>
      )}
    </Field>
  );
}
