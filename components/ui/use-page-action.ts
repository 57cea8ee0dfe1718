import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { toast } from "@/components/ui/toaster";
import { type FieldErrors, messageForStatus, offlineMessage, type Result } from "@/lib/result";

const liveAlert = "[data-slot=alert][role=alert]";

/**
 * Runs an action on what the page shows, one at a time, and shows it as it is afterwards, or as others have changed it.
 * `findMoved`: where the page is now, when its own address no longer opens it.
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
    // An address that was shown before would be shown as it was.
    router.refresh();
  }

  /** `said`: null when `onDone` tells what came of it. */
  function run<T>(action: () => Promise<Result<T>>, said: string | null, onDone?: (data: T) => void): void {
    if (isWorking) return;
    setFailure(null);
    startWorking(async () => {
      try {
        const result = await action();
        noticeSessionEnd(result);
        if (result.ok) {
          if (said !== null) toast({ title: said });
          onDone?.(result.data);
          show();
        } else {
          setFailure({ message: result.message, fieldErrors: result.fieldErrors ?? {} });
          // Somebody else was quicker: the page shows what they made of it, maybe without the button that was pressed.
          if (result.code === "conflict") {
            toast({ title: result.message, variant: "destructive" });
            show();
          }
        }
      } catch {
        setFailure({ message: navigator.onLine ? messageForStatus(503) : offlineMessage, fieldErrors: {} });
      }
    });
  }

  return { isWorking, failure, run };
}
