import { MobileField, NameField } from "@/components/addresses/address-fields";
import { TypedField } from "@/components/addresses/typed-field";
import { RemindMe } from "@/components/reminders/remind-me";
import type { KnownBuyer } from "@/lib/checkout/fields";
import type { FieldErrors } from "@/lib/result";

interface ContactFieldsProps {
  form: string;
  errors: FieldErrors;
  values: KnownBuyer | undefined;
}

export function ContactFields(props: ContactFieldsProps) {
  const { form, errors, values } = props;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NameField {...props} />
      <MobileField {...props} />
      <TypedField
        form={form}
        name="email"
        label="Email"
        hint="For questions about your order."
        errors={errors}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values?.email}
      />
      <RemindMe />
    </div>
  );
}
