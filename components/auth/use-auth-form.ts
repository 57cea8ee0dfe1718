"use client";

import { type FormEvent, startTransition, useActionState, useEffect, useRef } from "react";
import { toast } from "@/components/ui/toaster";
import type { AnsweredForm, AuthForm, AuthFormState } from "@/lib/auth/form-names";
import type { ErrorCode } from "@/lib/result";
import { showNotice } from "./show-notice";

export interface AuthFormOptions {
  action: (previous: AuthFormState, form: FormData) => Promise<AuthFormState>;
  form: AuthForm;
  /** What the server answered already, when a form was sent before hydration */
  answered: AnsweredForm;
  /** The toast's first line when the server refuses; fields that are wrong speak for themselves. */
  failureTitle: string;
  /** Other first lines, for certain refusals */
  failureTitles?: Partial<Record<ErrorCode, string>>;
  successTitle?: string;
}

/** Sent by script, a form keeps what was typed; before hydration it is an ordinary post to the same action. */
export function useAuthForm(options: AuthFormOptions) {
  const { action, form, answered, failureTitle, failureTitles, successTitle } = options;
  const [state, dispatch, isPending] = useActionState(
    action,
    answered?.form === form ? answered.state : null,
  );
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!state) return;
    if (state.ok) {
      if (successTitle) toast({ title: successTitle });
      return;
    }
    ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    if (state.code !== "invalid_input") {
      const title = failureTitles?.[state.code] ?? failureTitle;
      toast({ title, description: state.message, variant: "destructive" });
    }
  }, [state, failureTitle, failureTitles, successTitle]);

  // What an action of the form before this one, on the same address, left to say.
  useEffect(showNotice, []);

  // A page that was left is kept, hidden, with its fields: a password must not wait there for the next person.
  useEffect(() => {
    const element = ref.current;
    return () => element?.reset();
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    startTransition(() => dispatch(data));
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
