import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { toastAfter } from "@/components/ui/toast-changes";
import { type FieldErrors, messageForStatus, offlineMessage, type Result } from "@/lib/result";
import type { ToastInput } from "./toast-store";

const liveAlert = "[data-slot=alert][role=alert]";

/** The toast of a success, possibly by the action's answer; null for none. */
type SuccessMessage<T> = string | null | ((data: T) => string | ToastInput);

/**
 * Runs one action at a time, then refreshes the page with the result, or with another person's change.
 * `findMoved`: the page's new URL, when its current one no longer opens it.
 */
export function usePageAction(findMoved: () => string | null = () => null) {
  const router = useRouter();
  const [isWorking, startWorking] = useTransition();
  const [failure, setFailure] = useState<{ message: string; fieldErrors: FieldErrors } | null>(null);

  // On a phone the top of a long form or dialog is out of sight.
  useEffect(() => {
    if (failure)
      (
        document.querySelector(`dialog[open] ${liveAlert}`) ?? document.querySelector(liveAlert)
      )?.scrollIntoView({ block: "nearest" });
  }, [failure]);

  function show(): void {
    const moved = findMoved();
    if (moved !== null) router.replace(moved);
    // A cached URL would show the old state.
    router.refresh();
  }

  function run<T>(
    action: () => Promise<Result<T>>,
    successMessage: SuccessMessage<T>,
    onDone?: (data: T) => void,
  ): void {
    if (isWorking) return;
    setFailure(null);
    startWorking(async () => {
      try {
        const result = await action();
        noticeSessionEnd(result);
        if (result.ok) {
          const words = typeof successMessage === "function" ? successMessage(result.data) : successMessage;
          onDone?.(result.data);
          if (words === null) show();
          else toastAfter(show, typeof words === "string" ? { title: words } : words);
        } else {
          setFailure({ message: result.message, fieldErrors: result.fieldErrors ?? {} });
          // Another person was faster: the page shows their change, possibly without the clicked button.
          if (result.code === "conflict") {
            toastAfter(show, { title: result.message, variant: "destructive" });
          }
        }
      } catch {
        setFailure({ message: navigator.onLine ? messageForStatus(503) : offlineMessage, fieldErrors: {} });
      }
    });
  }

  return { isWorking, failure, run };
}
