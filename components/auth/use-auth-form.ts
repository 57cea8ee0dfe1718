import { unstable_rethrow } from "next/navigation";
import {
  type FormEvent,
  type RefObject,
  useActionState,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { serializeForm } from "@/components/ui/serialize-form";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { toast } from "@/components/ui/toaster";
import { useEditedFields } from "@/components/ui/use-edited-fields";
import { captchaField, captchaMessages } from "@/lib/auth/captcha";
import type { AnsweredForm, AuthForm, AuthFormState } from "@/lib/auth/form-names";
import { type ErrorCode, messageForStatus, offlineMessage } from "@/lib/result";
import { showNotice } from "./show-notice";

export type AuthFormFailure = Extract<AuthFormState, { ok: false }>;

type AuthAction = (previous: AuthFormState, form: FormData) => Promise<AuthFormState>;

export interface AuthFormOptions {
  action: AuthAction;
  form: AuthForm;
  /** The server's answer, when the form was sent before hydration */
  answered: AnsweredForm;
  /** The toast's first line when the server refuses; invalid fields show their own errors. */
  failureTitle: string | ((failure: AuthFormFailure) => string);
  /** Other first lines, for certain refusals */
  failureTitles?: Partial<Record<ErrorCode, string>>;
  successTitle?: string;
  /** False: the form shows the refusal and its first line itself. */
  hasFailureToast?: boolean;
}

function lost(message: string): AuthFormState {
  return { ok: false, code: "unavailable", message, values: {} };
}

/** A request without a response is shown like any other failure. A redirect is not a failure. */
async function sendTo(action: AuthAction, data: FormData): Promise<AuthFormState> {
  // A browser may hold a request until there is a network again, possibly for ever.
  if (!navigator.onLine) return lost(offlineMessage);
  try {
    return await action(null, data);
  } catch (error) {
    unstable_rethrow(error);
    return lost(navigator.onLine ? messageForStatus(503) : offlineMessage);
  }
}

/** Sent by script, a form keeps its typed values; before hydration it is an ordinary post to the same action. */
export function useAuthForm(options: AuthFormOptions) {
  const {
    action,
    form,
    answered,
    failureTitle,
    failureTitles,
    successTitle,
    hasFailureToast = true,
  } = options;
  const [posted, post] = useActionState(action, answered?.form === form ? answered.state : null);
  const [state, setState] = useState(posted);
  const [isSending, startSending] = useTransition();
  const ref = useRef<HTMLFormElement>(null);
  const sent = useRef("");
  const waiting = useRef<FormData | null>(null);

  const send = (data: FormData) =>
    startSending(async () => {
      const next = await sendTo(action, data);
      startSending(() => setState(next));
    });
  const { isChecking, prepare } = useCaptcha({ state, form: ref, send, fail: setState });

  useEffect(() => {
    if (!state) return;
    noticeSessionEnd(state);
    if (state.ok) {
      if (successTitle) toast({ title: successTitle });
      return;
    }
    ref.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    if (hasFailureToast && state.code !== "invalid_input" && state.code !== "captcha_needed") {
      const title = titleOf(state, failureTitle, failureTitles);
      toast({ title, description: state.message, variant: "destructive" });
    }
  }, [state, failureTitle, failureTitles, successTitle, hasFailureToast]);

  // A notice that the previous form at this URL left.
  useEffect(() => void showNotice(), []);

  // Next keeps a previous page with its fields in the document; a password must not stay there.
  useEffect(() => {
    const element = ref.current;
    return () => element?.reset();
  }, []);

  const isPending = isSending || isChecking;
  const isPuzzled = state?.ok === false && state.code === "captcha_needed";
  const sendTyped = (typed: FormData) => {
    sent.current = serializeForm(typed);
    const data = prepare(typed);
    // Otherwise the captcha sends it.
    if (!isPuzzled || !waiting.current) send(data);
    waiting.current = null;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (!isPending) sendTyped(typed);
    else waiting.current = serializeForm(typed) === sent.current ? null : typed;
  };
  const sendWaiting = useEffectEvent(() => {
    if (waiting.current) sendTyped(waiting.current);
  });

  // Corrected and sent again while a request was running: sent once the response is here.
  useEffect(() => {
    if (!isPending) sendWaiting();
  }, [isPending]);

  const failure = state && !state.ok ? state : null;
  const { isEdited, onInput } = useEditedFields(failure);
  return {
    formProps: { ref, action: post, onSubmit, onInput, noValidate: true },
    isPending,
    isDone: state?.ok ?? false,
    isChecking,
    done: state?.ok ? state.data : null,
    failure,
    titleOfFailure: failure ? titleOf(failure, failureTitle, failureTitles) : undefined,
    errorOf: (field: string) => (isEdited(field) ? undefined : failure?.fieldErrors?.[field]),
    typedIn: (field: string) => failure?.values[field],
  };
}

function titleOf(
  failure: AuthFormFailure,
  title: AuthFormOptions["failureTitle"],
  titles: AuthFormOptions["failureTitles"],
): string {
  return titles?.[failure.code] ?? (typeof title === "string" ? title : title(failure));
}

/** A solution can expire or get lost. After this many refusals in a row, another try is not worth the battery. */
const maxInARow = 3;

interface CaptchaOptions {
  state: AuthFormState;
  form: RefObject<HTMLFormElement | null>;
  send: (data: FormData) => void;
  fail: (state: AuthFormState) => void;
}

/**
 * When the server requires a solved puzzle, solves one and sends the same form again. A form that was sent before the
 * page had scripts is sent again if it is still complete; otherwise the solution goes along when the visitor sends it.
 */
function useCaptcha({ state, form, send, fail }: CaptchaOptions) {
  const [isChecking, setIsChecking] = useState(false);
  const sent = useRef<FormData>(null);
  const solution = useRef<string>(null);
  const inARow = useRef(0);
  const isNeeded = state !== null && !state.ok && state.code === "captcha_needed";

  // Before paint: the server's text is for pages without scripts.
  useLayoutEffect(() => setIsChecking(isNeeded), [isNeeded]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!isNeeded) {
      inARow.current = 0;
      return;
    }
    let isLeft = false;
    const giveUp = () => {
      setIsChecking(false);
      fail({ ...state, code: "unavailable", message: captchaMessages.failed });
    };
    const solve = async () => {
      inARow.current += 1;
      if (inARow.current > maxInARow) return giveUp();
      const { solveCaptcha } = await import("./solve-captcha");
      const solved = await solveCaptcha();
      if (isLeft) return;
      const element = form.current;
      const data = sent.current ?? (element?.checkValidity() ? new FormData(element) : null);
      if (data) {
        data.set(captchaField, solved);
        return send(data);
      }
      solution.current = solved;
      setIsChecking(false);
    };
    solve().catch(() => isLeft || giveUp());
    return () => {
      isLeft = true;
    };
  }, [state]);

  return {
    isChecking,
    /** Stores the sent data, and adds a solution that was found earlier. */
    prepare: (data: FormData): FormData => {
      if (solution.current) data.set(captchaField, solution.current);
      solution.current = null;
      sent.current = data;
      return data;
    },
  };
}
