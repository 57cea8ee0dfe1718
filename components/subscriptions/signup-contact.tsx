import { MobileField, NameField } from "@/components/addresses/address-fields";
import { TypedField } from "@/components/addresses/typed-field";
import type { KnownBuyer } from "@/lib/checkout/fields";
import type { FieldErrors } from "@/lib/result";

interface SignupContactProps {
  form: string;
  errors: FieldErrors;
  values: KnownBuyer | undefined;
}

export function SignupContact(props: SignupContactProps) {
  const { form, errors, values } = props;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NameField {...props} />
      <MobileField {...props} />
      <TypedField
        form={form}
        name="email"
        label="Email"
        hint="We write before each charge."
        errors={errors}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values?.email}
      />
    </div>
  );
}
