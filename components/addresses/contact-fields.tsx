import { EmailSuggestion } from "@/components/auth/email-suggestion";
import type { AddressValues } from "@/lib/addresses/fields";
import type { FieldErrors } from "@/lib/result";
import { MobileField, NameField } from "./address-fields";
import { TypedField } from "./typed-field";

interface ContactFieldsProps {
  /** The form's id, which prefixes the ids of its fields. */
  form: string;
  errors: FieldErrors;
  values: Partial<AddressValues & { email: string }> | undefined;
  /** What the email address is used for. */
  emailHint: string;
}

/** Who orders or subscribes. */
export function ContactFields({ emailHint, ...field }: ContactFieldsProps) {
  const { form, errors, values } = field;
  return (
    <>
      <NameField {...field} />
      <MobileField {...field} />
      <EmailSuggestion>
        <TypedField
          form={form}
          name="email"
          label="Email"
          hint={emailHint}
          errors={errors}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values?.email}
        />
      </EmailSuggestion>
    </>
  );
}
