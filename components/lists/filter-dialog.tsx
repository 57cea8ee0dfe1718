"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ListDefinition, ListField } from "@/lib/lists/definition";

interface FilterDialogProps {
  definition: ListDefinition;
  /** What is in the search field: the filters are added to it. */
  q: string;
  onApply: (q: string) => void;
}

/** The fields of the search, for those who would rather choose than type. */
export function FilterDialog({ definition, q, onApply }: FilterDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const data = new FormData(event.currentTarget);
    const words = Object.entries(definition.fields).flatMap(([name, field]) => toWords(name, field, data));
    setIsOpen(false);
    onApply([q, ...words].join(" "));
  };
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Filter
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Filter" shape="sheet">
        <form noValidate onSubmit={onSubmit} className="grid gap-5">
          {Object.entries(definition.fields).map(([name, field]) => (
            <FilterField key={name} name={name} field={field} />
          ))}
          <Button type="submit" variant="brand">
            Show results
          </Button>
        </form>
      </Dialog>
    </>
  );
}

function FilterField({ name, field }: { name: string; field: ListField }) {
  const id = `filter-${name}`;
  switch (field.kind) {
    case "choice":
    case "flag": {
      const choices =
        field.kind === "choice"
          ? field.choices
          : [
              { value: "yes", label: "Yes" },
              { value: "no", label: "No" },
            ];
      return (
        <Field id={id} label={field.label}>
          {(control) => (
            <Select {...control} name={name} defaultValue="">
              <option value="">Any</option>
              {choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      );
    }
    case "number":
    case "rupees":
    case "date": {
      const type = field.kind === "date" ? "date" : "text";
      const mode = field.kind === "date" ? undefined : "decimal";
      const label = field.kind === "rupees" ? `${field.label}, ₹` : field.label;
      return (
        <fieldset>
          <legend className="mb-1.5 font-semibold">{label}</legend>
          <div className="grid grid-cols-2 gap-3">
            <Input
              type={type}
              inputMode={mode}
              name={`${name} from`}
              aria-label={`${label} from`}
              placeholder="From"
            />
            <Input
              type={type}
              inputMode={mode}
              name={`${name} to`}
              aria-label={`${label} to`}
              placeholder="To"
            />
          </div>
        </fieldset>
      );
    }
    case "text":
    case "code":
    case "tag":
      return (
        <Field id={id} label={field.label}>
          {(control) => <Input {...control} name={name} autoComplete="off" />}
        </Field>
      );
  }
}

/** What the controls of a field say in the words of the search. */
function toWords(name: string, field: ListField, data: FormData): string[] {
  const read = (key: string) => String(data.get(key) ?? "").trim();
  if (field.kind === "number" || field.kind === "rupees" || field.kind === "date") {
    const [from, to] = [read(`${name} from`), read(`${name} to`)].map((end) => end.replace(/\s/g, ""));
    return from || to ? [`${name}:${from}..${to}`] : [];
  }
  const value = read(name).replaceAll('"', "");
  if (!value) return [];
  return [/\s/.test(value) ? `${name}:"${value}"` : `${name}:${value}`];
}
