"use client";

import { CollectionNotice } from "@/components/privacy/collection-notice";
import { Button } from "@/components/ui/button";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { accountNotice } from "@/lib/privacy/collection-notices";
import { registerByPhoneAction } from "@/server/auth/actions";
import { EmailField } from "./email-field";
import { FormMessage } from "./form-message";
import { NameField } from "./name-field";
import { PhoneField } from "./phone-field";
import { useAuthForm } from "./use-auth-form";

const failureTitles = { rate_limited: "Too Many Requests", conflict: "Account Exists" };

export interface PhoneRegistrationFormProps {
  answered: AnsweredForm;
  /** The values sent before, when the number is changed or its code expired */
  typed?: { firstName: string; lastName: string; email: string };
  phone?: string;
  /** The visitor returned to change the number */
  isBack?: boolean;
}

export function PhoneRegistrationForm({ answered, typed, phone, isBack }: PhoneRegistrationFormProps) {
  const { formProps, isPending, isChecking, failure, errorOf, typedIn } = useAuthForm({
    action: registerByPhoneAction,
    form: "registerByPhone",
    answered,
    failureTitle: "Registration Failed",
    failureTitles,
  });
  return (
    <form {...formProps} className="grid gap-5">
      <FormMessage failure={failure} isChecking={isChecking} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField
          id="phone-first-name"
          name="firstName"
          error={errorOf("firstName")}
          value={typedIn("firstName") ?? typed?.firstName}
        />
        <NameField
          id="phone-last-name"
          name="lastName"
          error={errorOf("lastName")}
          value={typedIn("lastName") ?? typed?.lastName}
        />
      </div>
      <EmailField id="phone-email" error={errorOf("email")} value={typedIn("email") ?? typed?.email} />
      <PhoneField
        id="phone-phone"
        error={errorOf("phone")}
        value={typedIn("phone") ?? phone}
        hasFocus={isBack}
      />
      <CollectionNotice notice={accountNotice} error={errorOf("notice")} isTextElsewhere />
      <Button type="submit" isPending={isPending}>
        Register with Phone
      </Button>
    </form>
  );
}
