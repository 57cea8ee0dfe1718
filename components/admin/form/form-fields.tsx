import type { ComponentProps, ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { fieldIdOf } from "./field-id";

interface FieldBase {
  /** The path in the form's values, such as "variants.0.sku". */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  className?: string;
}

type Rest<Tag extends "input" | "select" | "textarea"> = Omit<ComponentProps<Tag>, keyof FieldBase | "id">;

/** `initial`: the server-rendered value, until the form's scripts fill in the saved or typed one. */
function useField(name: string) {
  const { register, getFieldState, getValues, formState } = useFormContext();
  const initial: unknown = getValues(name);
  return { register, initial, error: getFieldState(name, formState).error?.message };
}

const text = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** `affix` is shown before the number, such as ₹. */
export function TextField({
  name,
  label,
  hint,
  isOptional,
  className,
  affix,
  ...input
}: FieldBase & Rest<"input"> & { affix?: string }) {
  const { register, initial, error } = useField(name);
  return (
    <Field {...{ label, hint, isOptional, className, error }} id={fieldIdOf(name)}>
      {(control) => (
        <span className="relative block">
          {affix ? (
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-3 flex items-center text-muted-foreground"
            >
              {affix}
            </span>
          ) : null}
          <Input
            autoComplete="off"
            {...input}
            {...control}
            defaultValue={text(initial)}
            {...register(name)}
            className={affix ? "pl-8!" : undefined}
          />
        </span>
      )}
    </Field>
  );
}

export function TextAreaField({
  name,
  label,
  hint,
  isOptional,
  className,
  ...textarea
}: FieldBase & Rest<"textarea">) {
  const { register, initial, error } = useField(name);
  return (
    <Field {...{ label, hint, isOptional, className, error }} id={fieldIdOf(name)}>
      {(control) => (
        <Textarea rows={4} {...textarea} {...control} defaultValue={text(initial)} {...register(name)} />
      )}
    </Field>
  );
}

/** `children` are the options. */
export function SelectField({
  name,
  label,
  hint,
  isOptional,
  className,
  ...select
}: FieldBase & Rest<"select">) {
  const { register, initial, error } = useField(name);
  return (
    <Field {...{ label, hint, isOptional, className, error }} id={fieldIdOf(name)}>
      {(control) => <Select {...select} {...control} defaultValue={text(initial)} {...register(name)} />}
    </Field>
  );
}

export function CheckField({ name, label, hint, className }: Omit<FieldBase, "isOptional">) {
  const { register, initial, error } = useField(name);
  const id = fieldIdOf(name);
  return (
    <div className={className}>
      <Checkbox
        id={id}
        label={label}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-invalid={error ? true : undefined}
        defaultChecked={initial === true}
        {...register(name)}
      />
      {hint ? (
        <p id={`${id}-hint`} className="pl-8 text-muted-foreground">
          {hint}
        </p>
      ) : null}
      {error ? <p className="pl-8 font-medium text-destructive">{error}</p> : null}
    </div>
  );
}

interface FieldGroupProps {
  title: string;
  /** The target of links on the page. */
  id?: string;
  children: ReactNode;
  /** Help text for the group. */
  hint?: ReactNode;
  className?: string;
}

/** A group of fields under a heading. */
export function FieldGroup({ title, id, hint, className, children }: FieldGroupProps) {
  return (
    <section id={id} className="scroll-mt-16 border-t py-6 first:border-t-0 first:pt-0">
      <h2 className="font-semibold text-lg">{title}</h2>
      {hint ? <p className="mt-1 max-w-prose text-muted-foreground">{hint}</p> : null}
      <div className={cn("mt-4 grid gap-4", className)}>{children}</div>
    </section>
  );
}
