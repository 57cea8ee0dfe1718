"use client";

import { useEffect } from "react";
import { TypedField } from "@/components/addresses/typed-field";
import { Textarea } from "@/components/ui/textarea";
import type { FieldErrors } from "@/lib/result";

const summary = "link min-h-11 cursor-pointer content-center";

interface CheckoutExtrasProps {
  form: string;
  errors: FieldErrors;
  /** The fields are there, and may be filled with what was typed before. */
  onReady: () => void;
}

/** What few people need: a tax invoice for a business, a word to the packers. */
export function CheckoutExtras({ form, errors, onReady }: CheckoutExtrasProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields have come
  useEffect(() => onReady(), []);
  const isBusinessWrong = Boolean(errors.gstin ?? errors.businessName);
  return (
    <div className="grid gap-1">
      <details open={isBusinessWrong || undefined}>
        <summary className={summary}>Buying for a business? Add your GSTIN</summary>
        <div className="mt-2 mb-4 grid gap-5 sm:grid-cols-2">
          <TypedField
            form={form}
            name="gstin"
            label="GSTIN"
            errors={errors}
            required={false}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
          />
          <TypedField
            form={form}
            name="businessName"
            label="Name of the business"
            errors={errors}
            required={false}
            autoComplete="organization"
          />
        </div>
      </details>
      <details open={errors.note ? true : undefined}>
        <summary className={summary}>Add a note to your order</summary>
        <label htmlFor={`${form}-note`} className="sr-only">
          Note
        </label>
        <Textarea id={`${form}-note`} name="note" rows={3} maxLength={500} className="mt-2" />
      </details>
    </div>
  );
}
