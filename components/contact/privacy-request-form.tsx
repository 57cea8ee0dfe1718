"use client";

import { EmailField } from "@/components/auth/email-field";
import { FormMessage } from "@/components/auth/form-message";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { CollectionNotice } from "@/components/privacy/collection-notice";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { maxMessageLength } from "@/lib/contact/message";
import { privacyRequestDays, privacyRequestKinds } from "@/lib/contact/privacy-request";
import { requestNotice } from "@/lib/privacy/collection-notices";
import { provePrivacyRequestAction, requestPrivacyAction } from "@/server/privacy/actions";

/** The button that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** A request about personal data by someone without an account. */
export function PrivacyRequestForm({ answered }: { answered: AnsweredForm }) {
  const { formProps, isPending, isChecking, done, failure, errorOf, typedIn } = useAuthForm({
    action: requestPrivacyAction,
    form: "requestPrivacy",
    answered,
    failureTitle: "Your request wasn't sent",
  });
  if (done) {
    return (
      <div ref={focusOn} tabIndex={-1} className="outline-none">
        <Alert variant="success" title="Check your email">
          Open the link we sent to <b className="wrap-anywhere">{done.email}</b> to confirm your request.
        </Alert>
      </div>
    );
  }
  return (
    <form {...formProps} className="grid gap-5">
      <FormMessage failure={failure} isChecking={isChecking} />
      <Field id="request-kind" label="Request" error={errorOf("kind")}>
        {(control) => (
          <Select {...control} name="kind" defaultValue={typedIn("kind") ?? "access"}>
            {Object.entries(privacyRequestKinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field id="request-name" label="Your name" error={errorOf("name")}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={typedIn("name")}
            required
          />
        )}
      </Field>
      <EmailField id="request-email" error={errorOf("email")} value={typedIn("email")} />
      <Field
        id="request-details"
        label="Details"
        isOptional
        hint="For a correction: what is wrong, and what is right."
        error={errorOf("details")}
      >
        {(control) => (
          <Textarea
            {...control}
            name="details"
            rows={5}
            maxLength={maxMessageLength}
            defaultValue={typedIn("details")}
          />
        )}
      </Field>
      <CollectionNotice notice={requestNotice} error={errorOf("notice")} />
      <Button type="submit" className="justify-self-start" isPending={isPending}>
        Send request
      </Button>
    </form>
  );
}

/** Opened from the email: a tap confirms that the address is the reader's. */
export function ProvePrivacyRequestForm({ token, answered }: { token: string; answered: AnsweredForm }) {
  const { formProps, isPending, isDone, failure } = useAuthForm({
    action: provePrivacyRequestAction,
    form: "provePrivacyRequest",
    answered,
    failureTitle: "Your request wasn't confirmed",
  });
  if (isDone) {
    return (
      <div ref={focusOn} tabIndex={-1} className="outline-none">
        <Alert variant="success" title="Request confirmed">
          We'll answer by email within {privacyRequestDays} days.
        </Alert>
      </div>
    );
  }
  return (
    <form {...formProps} className="grid gap-5">
      <FormMessage failure={failure} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" className="justify-self-start" isPending={isPending}>
        Confirm request
      </Button>
    </form>
  );
}
