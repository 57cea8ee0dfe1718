"use client";

import { type FormEvent, startTransition, useActionState, useEffect, useRef } from "react";
import { toast } from "@/components/ui/toaster";
import type { MailSentTo } from "@/lib/auth/form-names";
import type { FormState } from "@/lib/form-state";

export type AuthFormState = FormState<MailSentTo>;

export interface AuthFormOptions {
  action: (previous: AuthFormState, form: FormData) => Promise<AuthFormState>;
  /** What the server answered already, when the form was sent before hydration */
  initial: AuthFormState;
  /** The toast's first line when the server refuses; fields that are wrong speak for themselves. */
  failureTitle: string;
  successTitle?: string;
}

/** Sent by script, a form keeps what was typed; before hydration it is an ordinary post to the same action. */
export function useAuthForm({ action, initial, failureTitle, successTitle }: AuthFormOptions) {
  const [state, dispatch, isPending] = useActionState(action, initial);
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!state) return;
    if (state.ok) {
      if (successTitle) toast({ title: successTitle });
      return;
    }
    ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    if (state.code !== "invalid_input") {
      toast({ title: failureTitle, description: state.message, variant: "destructive" });
    }
  }, [state, failureTitle, successTitle]);

  // A page that was left is kept, hidden, with its fields: a password must not wait there for the next person.
  useEffect(() => {
    const form = ref.current;
    return () => form?.reset();
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    startTransition(() => dispatch(form));
  };

  const failure = state && !state.ok ? state : null;
  return {
    formProps: { ref, action: dispatch, onSubmit, noValidate: true },
    isPending,
    done: state?.ok ? state.data : null,
    failure,
    errorOf: (field: string) => failure?.fieldErrors?.[field],
    typedIn: (field: string) => failure?.values[field],
  };
}
