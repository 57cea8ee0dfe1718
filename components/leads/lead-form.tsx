"use client";

import { type FormEvent, useRef, useState } from "react";
import { track } from "@/components/analytics/track";
import { EmailField } from "@/components/auth/email-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useMended } from "@/components/ui/use-mended";
import { consentText } from "@/lib/leads/consent";
import { findLeadProblems, type LeadSource } from "@/lib/leads/lead-input";
import { keepSubscriber } from "./popup-cookies";
import { type LeadAnswer, sendLead } from "./send-lead";

interface LeadFormProps {
  source: LeadSource;
  onDone: (code: string, email: string) => void;
}

/** Asks for an address. What is typed stays whatever goes wrong. */
export function LeadForm({ source, onDone }: LeadFormProps) {
  const [answer, setAnswer] = useState<LeadAnswer | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isMended, onInput } = useMended(answer);
  const problems = answer && "problems" in answer ? answer.problems : {};
  const errorOf = (field: keyof typeof problems) => (isMended(field) ? undefined : problems[field]);

  function take(next: LeadAnswer, email: string): void {
    setAnswer(next);
    if ("code" in next) {
      keepSubscriber();
      track("email_signup", {});
      onDone(next.code, email.toLowerCase());
    } else if ("problems" in next)
      form.current
        ?.querySelector<HTMLElement>(next.problems.email ? "[name=email]" : "[name=phone]")
        ?.focus();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    const typed = { email: String(fields.get("email")).trim(), phone: String(fields.get("phone")).trim() };
    const wrong = findLeadProblems(typed);
    if (Object.keys(wrong).length > 0) return take({ problems: wrong }, typed.email);
    setAnswer(null);
    setIsSending(true);
    const next = await sendLead(typed, source);
    setIsSending(false);
    take(next, typed.email);
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-4">
      {answer && "message" in answer ? (
        <Alert variant="destructive" isLive>
          {answer.message}
        </Alert>
      ) : null}
      <EmailField id={`lead-email-${source}`} error={errorOf("email")} />
      <Field id={`lead-phone-${source}`} label="Phone" isOptional error={errorOf("phone")}>
        {(control) => (
          <Input {...control} name="phone" type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
        )}
      </Field>
      <p className="text-muted-foreground text-sm">{consentText}</p>
      <Button type="submit" size="lg" variant="brand" isPending={isSending}>
        Get my code
      </Button>
    </form>
  );
}
