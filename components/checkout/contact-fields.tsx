import type { ReactNode } from "react";
import { MobileField, NameField } from "@/components/addresses/address-fields";
import { TypedField } from "@/components/addresses/typed-field";
import type { KnownBuyer } from "@/lib/checkout/fields";
import type { FieldErrors } from "@/lib/result";

interface ContactFieldsProps {
  form: string;
  errors: FieldErrors;
  values: KnownBuyer | undefined;
  /** What the email is for. */
  emailHint: string;
  children?: ReactNode;
}

export function ContactFields({ emailHint, children, ...fields }: ContactFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NameField {...fields} />
      <MobileField {...fields} />
      <TypedField
        form={fields.form}
        name="email"
        label="Email"
        hint={emailHint}
        errors={fields.errors}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={fields.values?.email}
      />
      {children}
    </div>
  );
}
