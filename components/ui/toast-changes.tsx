"use client";

import { useEffect, useTransition } from "react";
import { type ToastInput, toast } from "./toast-store";

type Change = () => void;

let due: ToastInput | null = null;
let follow: ((change: Change) => void) | null = null;

/** `run`: runs changes as transitions, and calls showDueToast() at each end. */
export function followChanges(run: ((change: Change) => void) | null): void {
  follow = run;
}

export function showDueToast(): void {
  if (due) toast(due);
  due = null;
}

/** Refreshes or leaves the page, then shows the toast: before the page shows the new state, it would look untrue. */
export function toastAfter(change: Change, input: ToastInput): void {
  due = input;
  if (follow) follow(change);
  else {
    change();
    showDueToast();
  }
}

/** On each page whose forms change it: a form or dialog is often gone before the refreshed page is shown. */
export function ToastChanges() {
  const [isChanging, startChange] = useTransition();
  useEffect(() => {
    followChanges(startChange);
    return () => {
      followChanges(null);
      showDueToast();
    };
  }, []);
  useEffect(() => {
    if (!isChanging) showDueToast();
  }, [isChanging]);
  return null;
}
