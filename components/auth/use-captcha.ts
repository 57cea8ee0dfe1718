"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { captchaField, captchaMessages } from "@/lib/auth/captcha";
import type { AuthFormState } from "@/lib/auth/form-names";

/** A solution can expire or get lost. After this many refusals another try is not worth the battery. */
const maxInARow = 3;

export interface CaptchaOptions {
  state: AuthFormState;
  form: RefObject<HTMLFormElement | null>;
  send: (data: FormData) => void;
  fail: (state: AuthFormState) => void;
}

/**
 * When the server wants a solved puzzle, solves one and sends the form again as it was. A form that was sent before the
 * page had scripts goes again if it is still whole, and else takes the solution along when the visitor sends it.
 */
export function useCaptcha({ state, form, send, fail }: CaptchaOptions) {
  const [isChecking, setIsChecking] = useState(false);
  const sent = useRef<FormData>(null);
  const solution = useRef<string>(null);
  const inARow = useRef(0);
  const isNeeded = state !== null && !state.ok && state.code === "captcha_needed";

  // Before the answer is painted: its words are for pages without scripts.
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
    /** Remembers what is sent, and adds a solution that was found earlier. */
    prepare: (data: FormData): FormData => {
      if (solution.current) data.set(captchaField, solution.current);
      solution.current = null;
      sent.current = data;
      return data;
    },
  };
}
