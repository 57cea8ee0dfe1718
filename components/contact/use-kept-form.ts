"use client";

import { useEffect, useRef } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Control>("[name]")].filter(
    ({ type, name }) => type !== "hidden" && !name.startsWith("$"),
  );

/** Keeps what is typed in this tab until the form is sent: a reload loses nothing. The ref goes to something inside the form. */
export function useKeptForm(key: string, isSent: boolean) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = mark.current?.closest("form");
    try {
      if (isSent) sessionStorage.removeItem(key);
      if (!form) return;
      const kept: Record<string, string> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
      for (const control of controlsOf(form)) {
        const value = kept[control.name];
        const isUntouched = control instanceof HTMLSelectElement || control.value === "";
        if (typeof value === "string" && isUntouched) control.value = value;
      }
    } catch {
      // Without storage nothing is kept.
    }
    const keep = () => {
      if (!form) return;
      const typed = Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
      try {
        sessionStorage.setItem(key, JSON.stringify(typed));
      } catch {
        // As above.
      }
    };
    form?.addEventListener("input", keep);
    return () => form?.removeEventListener("input", keep);
  }, [key, isSent]);
  return mark;
}
