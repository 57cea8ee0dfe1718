import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { TypedField } from "@/components/addresses/typed-field";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { giftNoteLimit, noteLimit } from "@/lib/checkout/find-problems";
import type { FieldErrors } from "@/lib/result";

/** `maxLength` counts UTF-16 units, so an emoji counts twice; people and the server count it once. */
function atMost(limit: number) {
  return {
    maxLength: 2 * limit,
    onInput: ({ currentTarget }: FormEvent<HTMLTextAreaElement>) => {
      const { value } = currentTarget;
      currentTarget.maxLength = value.length + 2 * Math.max(0, limit - [...value].length);
    },
  };
}

interface CheckoutExtrasProps {
  form: string;
  errors: FieldErrors;
  /** The fields exist and may be filled with restored values. */
  onReady: () => void;
}

/** Rarely needed fields: GST details for a business invoice, a delivery note. */
export function CheckoutExtras({ form, errors, onReady }: CheckoutExtrasProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields have come
  useEffect(() => onReady(), []);
  const isBusinessWrong = Boolean(errors.gstin ?? errors.businessName);
  return (
    <div className="grid gap-1">
      <Extra title="Buying for a business? Add your GSTIN" isWrong={isBusinessWrong}>
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
            label="Business name"
            errors={errors}
            required={false}
            autoComplete="organization"
          />
        </div>
      </Extra>
      <Extra title="Add a note to your order" isWrong={Boolean(errors.note)}>
        <Field id={`${form}-note`} label="Note" error={errors.note} className="mt-2">
          {(control) => <Textarea {...control} name="note" rows={3} {...atMost(noteLimit)} />}
        </Field>
      </Extra>
      <Extra title="Is it a gift? Add a card" isWrong={Boolean(errors.giftNote)}>
        <Field
          id={`${form}-giftNote`}
          label="Message on the card"
          hint="Up to 200 characters, no emoji. Printed on the packing slip, which shows no prices."
          error={errors.giftNote}
          className="mt-2"
        >
          {(control) => <Textarea {...control} name="giftNote" rows={3} {...atMost(giftNoteLimit)} />}
        </Field>
      </Extra>
    </div>
  );
}

/** Opens for an invalid field, and stays open while it is corrected. */
function Extra({ title, isWrong, children }: { title: string; isWrong: boolean; children: ReactNode }) {
  const box = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isWrong && box.current) box.current.open = true;
  }, [isWrong]);
  return (
    <details ref={box}>
      <summary className="link min-h-11 cursor-pointer content-center">{title}</summary>
      {children}
    </details>
  );
}
