"use client";

import { useEffect, useRef } from "react";
import { EmailField } from "@/components/auth/email-field";
import { FormMessage } from "@/components/auth/form-message";
import { useAuthForm } from "@/components/auth/use-auth-form";
import { CollectionNotice } from "@/components/privacy/collection-notice";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import type { AnsweredForm, ReceivedComplaint } from "@/lib/auth/form-names";
import { type ContactTopic, contactTopics, maxMessageLength } from "@/lib/contact/message";
import { minQuoteTees } from "@/lib/contact/quote";
import { paths } from "@/lib/paths";
import { contactNotice } from "@/lib/privacy/collection-notices";
import { writeMessageAction } from "@/server/contact/actions";

/** Without scripts too; a browser without :has shows all fields, and the server ignores those of other topics. */
const quoteOnly = "[form:has(option[value=bulk]:not(:checked))_&]:hidden";
const notForQuotes = "[form:has(option[value=bulk]:checked)_&]:hidden";

/** The button that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

interface ContactFormProps {
  answered: AnsweredForm;
  /** The address of the page that a visitor reports. */
  about?: string;
  /** The order that the message is about. */
  order?: { orderNumber: string; name?: string; email?: string };
  topic?: ContactTopic | undefined;
  /** The proof of the design that a quote is for. */
  designLink?: string | undefined;
}

/** The contact form; works before the page has scripts. */
export function ContactForm({ answered, about, order, topic, designLink }: ContactFormProps) {
  const { formProps, isPending, isChecking, done, failure, errorOf, typedIn } = useAuthForm({
    action: writeMessageAction,
    form: "writeMessage",
    answered,
    failureTitle: "Your message wasn't sent",
  });
  const mark = useStoredForm("kapas contact", done !== null && done !== undefined);
  if (done) {
    return (
      <div ref={focusOn} tabIndex={-1} className="outline-none">
        {done.complaint ? (
          <ComplaintReceived complaint={done.complaint} email={done.email} />
        ) : (
          <Alert variant="success" title="Message sent">
            We'll reply by email to <b className="wrap-anywhere">{done.email}</b>.
          </Alert>
        )}
      </div>
    );
  }
  return (
    <form {...formProps} className="grid max-w-2xl gap-5">
      <span ref={mark} hidden />
      <FormMessage failure={failure} isChecking={isChecking} />
      <Field id="contact-name" label="Your name" error={errorOf("name")}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={typedIn("name") ?? order?.name}
            required
          />
        )}
      </Field>
      <EmailField id="contact-email" error={errorOf("email")} value={typedIn("email") ?? order?.email} />
      <Field id="contact-topic" label="Topic" error={errorOf("topic")}>
        {(control) => (
          <Select
            {...control}
            name="topic"
            // A link that names the topic wins over a stored one.
            data-chosen={topic}
            defaultValue={typedIn("topic") ?? topic ?? (about ? "complaint" : "order")}
          >
            {Object.entries(contactTopics).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        id="contact-order"
        label="Order number"
        isOptional
        error={errorOf("orderNumber")}
        className={notForQuotes}
      >
        {(control) => (
          <Input
            {...control}
            name="orderNumber"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            defaultValue={typedIn("orderNumber") ?? order?.orderNumber}
          />
        )}
      </Field>
      <div className={cn("grid gap-5", quoteOnly)}>
        <Field
          id="contact-quantity"
          label="How many tees"
          hint={
            <span>
              {`For fewer than ${minQuoteTees}, `}
              <a href={paths.customDesign} className="link">
                order directly
              </a>
              .
            </span>
          }
          error={errorOf("quantity")}
        >
          {(control) => (
            <Input
              {...control}
              name="quantity"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              // Not `required`: the field is hidden for other topics.
              aria-required
              defaultValue={typedIn("quantity")}
            />
          )}
        </Field>
        <Field id="contact-date" label="Needed by" isOptional error={errorOf("neededBy")}>
          {(control) => <Input {...control} name="neededBy" type="date" defaultValue={typedIn("neededBy")} />}
        </Field>
        <Field id="contact-phone" label="Phone" isOptional error={errorOf("phone")}>
          {(control) => (
            <Input
              {...control}
              name="phone"
              type="tel"
              autoComplete="tel"
              maxLength={40}
              defaultValue={typedIn("phone")}
            />
          )}
        </Field>
        <Field
          id="contact-design"
          label="Design link"
          isOptional
          hint={
            designLink ? (
              <a href={designLink} className="link">
                See your design
              </a>
            ) : (
              "A design or product of this shop, or your artwork online."
            )
          }
          error={errorOf("designLink")}
        >
          {(control) => (
            <Input
              {...control}
              name="designLink"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              defaultValue={typedIn("designLink") ?? designLink}
            />
          )}
        </Field>
      </div>
      <Field id="contact-message" label="Your message" error={errorOf("message")}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            rows={7}
            maxLength={maxMessageLength}
            defaultValue={typedIn("message") ?? (about ? `About ${about}\n\n` : undefined)}
            required
          />
        )}
      </Field>
      <CollectionNotice notice={contactNotice} error={errorOf("notice")} />
      <Button type="submit" className="justify-self-start" isPending={isPending}>
        Send message
      </Button>
    </form>
  );
}

function ComplaintReceived({ complaint, email }: { complaint: ReceivedComplaint; email: string }) {
  const { number, path, answerBy, solveBy } = complaint;
  return (
    <Alert variant="success" title={`Complaint ${number} received`}>
      We'll answer by email to <b className="wrap-anywhere">{email}</b> by {answerBy}, and solve it by{" "}
      {solveBy}.{" "}
      <a href={path} className="link">
        See its status
      </a>
    </Alert>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>("[name]")].filter(
    ({ type, name }) => type !== "hidden" && !name.startsWith("$"),
  );

/** Saves typed values in this tab until the form is sent, so that a reload loses nothing. The ref goes on an element inside the form. */
function useStoredForm(key: string, isSent: boolean) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest("form");
    try {
      if (isSent) sessionStorage.removeItem(key);
      if (!form) return;
      const stored: Record<string, string> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
      for (const control of controlsOf(form)) {
        const value = stored[control.name];
        const isUntouched =
          control instanceof HTMLSelectElement ? !control.dataset.chosen : control.value === "";
        if (typeof value === "string" && isUntouched) control.value = value;
      }
    } catch {
      // Without storage nothing is saved.
    }
    const store = () => {
      if (!form) return;
      const typed = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
      try {
        sessionStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // Without storage, as above.
      }
    };
    form?.addEventListener("input", store);
    return () => form?.removeEventListener("input", store);
  }, [key, isSent]);
  return mark;
}
