import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { track } from "@/components/analytics/track";
import { EmailField } from "@/components/auth/email-field";
import { CollectionNotice } from "@/components/privacy/collection-notice";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toaster";
import { useEditedFields } from "@/components/ui/use-edited-fields";
import { findLeadProblems, type LeadSource, leadFailure } from "@/lib/leads/lead-input";
import { readUtm } from "@/lib/leads/utm";
import { paths } from "@/lib/paths";
import {
  adultField,
  adultLabel,
  adultProblem,
  leadNotice,
  noticeField,
} from "@/lib/privacy/collection-notices";
import { type Failure, responseTimeoutMs } from "@/lib/result";
import { landingSearch } from "./landing";
import { storeSubscriber } from "./popup-cookies";

interface LeadPanelProps {
  source: LeadSource;
  /** Shown above the form, and removed with it. */
  intro?: ReactNode;
}

/** The form, then the code. */
export function LeadPanel({ source, intro }: LeadPanelProps) {
  const [done, setDone] = useState<{ code: string; email: string } | null>(null);
  if (done) return <LeadCode {...done} />;
  return (
    <>
      {intro}
      <LeadForm source={source} onDone={(code, email) => setDone({ code, email })} />
    </>
  );
}

/** The button that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus();

async function copy(code: string): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(code).then(
    () => true,
    () => false,
  );
  toast(
    isCopied
      ? { title: "Code copied" }
      : { title: "Copy it manually", description: code, variant: "destructive" },
  );
}

/** The success screen: the same for an address that was already subscribed. */
function LeadCode({ code, email }: { code: string; email: string }) {
  return (
    <div ref={focusOn} tabIndex={-1} role="status" className="grid gap-4 outline-none">
      <p>Your code:</p>
      <p className="rounded-sm border-2 border-brand border-dashed p-4 text-center">
        <code className="wrap-anywhere select-all font-semibold text-2xl tracking-wide">{code}</code>
      </p>
      <Button size="lg" onClick={() => copy(code)}>
        Copy code
      </Button>
      <p>
        Enter it in your cart. It works once, for your first order with{" "}
        <b className="wrap-anywhere">{email}</b>. We've emailed you a code too.
      </p>
    </div>
  );
}

interface LeadFormProps {
  source: LeadSource;
  onDone: (code: string, email: string) => void;
}

/** Takes an email address. Typed values survive any error. */
function LeadForm({ source, onDone }: LeadFormProps) {
  const [answer, setAnswer] = useState<LeadAnswer | null>(null);
  const [isSending, setIsSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { isEdited, onInput } = useEditedFields(answer);
  const problems: LeadProblems = answer && "problems" in answer ? answer.problems : {};
  const errorOf = (field: keyof typeof problems) => (isEdited(field) ? undefined : problems[field]);

  function take(next: LeadAnswer, email: string): void {
    setAnswer(next);
    if ("code" in next) {
      storeSubscriber();
      track("email_signup", {});
      onDone(next.code, email.toLowerCase());
    } else if ("problems" in next)
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(next.problems)[0]}]`)?.focus();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name)).trim();
    const typed = { email: text("email"), phone: text("phone"), notice: text(noticeField) };
    const wrong: LeadProblems = {
      ...findLeadProblems(typed),
      ...(!fields.has(adultField) && { isAdult: adultProblem }),
    };
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
      <div>
        <Checkbox
          name={adultField}
          label={adultLabel}
          aria-invalid={errorOf("isAdult") ? true : undefined}
          aria-describedby={errorOf("isAdult") ? `lead-adult-${source}` : undefined}
        />
        {errorOf("isAdult") ? (
          <p id={`lead-adult-${source}`} className="font-medium text-destructive text-sm">
            {errorOf("isAdult")}
          </p>
        ) : null}
      </div>
      <CollectionNotice notice={leadNotice} error={errorOf("notice")} />
      <Button type="submit" size="lg" isPending={isSending}>
        Get my code
      </Button>
    </form>
  );
}

interface TypedLead {
  email: string;
  phone: string;
  /** The version of the shown notice. */
  notice: string;
}

type LeadProblems = Partial<Record<"email" | "phone" | typeof adultField | typeof noticeField, string>>;
type LeadAnswer = { code: string } | { problems: LeadProblems } | { message: string };

/** An id for the requests of this page; nothing else carries it. */
let sessionId: string | undefined;

/** A second puzzle comes when the first was solved too late. */
const maxTries = 3;

async function post(body: object): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(paths.api.leads, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(responseTimeoutMs),
  });
  return { status: response.status, answer: await response.json() };
}

function asFailure(answer: unknown): Partial<Failure> {
  return Object(answer);
}

/** Sends the form, with a solved puzzle when the server requires one. Never throws. */
async function sendLead(typed: TypedLead, source: LeadSource): Promise<LeadAnswer> {
  try {
    sessionId ??= crypto.randomUUID();
    const utm = readUtm(landingSearch());
    const lead = { ...typed, source, utm, sessionId, isAdult: true };
    let { status, answer } = await post(lead);
    for (let tries = 1; status === 428 && tries < maxTries; tries += 1) {
      const { solveCaptcha } = await import("@/components/auth/solve-captcha");
      ({ status, answer } = await post({ ...lead, captcha: await solveCaptcha() }));
    }
    if (status === 200) return { code: String(Object(answer).code) };
    const { fieldErrors, message } = asFailure(answer);
    if (fieldErrors?.email || fieldErrors?.phone || fieldErrors?.[noticeField])
      return { problems: fieldErrors };
    return { message: (status === 429 || status === 409) && message ? message : leadFailure };
  } catch {
    return { message: leadFailure };
  }
}
