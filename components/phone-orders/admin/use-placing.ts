"use client";

import { useRef, useState } from "react";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { formatPaise } from "@/lib/money";
import { type FieldErrors, messageForStatus, offlineMessage } from "@/lib/result";
import { placeDraftAction } from "@/server/phone-orders/admin-actions";
import type { DraftState } from "./use-draft";

/** One press places one order: at the price that stood on the screen, or not at all. */
export function usePlacing(draftId: string, state: DraftState, onPlaced: (orderNumber: string) => void) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [notice, setNotice] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // State comes too late for the second click of a double click.
  const isPressed = useRef(false);

  async function run(confirmed: string | null): Promise<void> {
    const seen = state.quote?.totalPaise;
    const quote = await state.keep();
    if (!quote) return;
    if (quote.totalPaise !== seen) {
      setNotice(
        `The total is now ${formatPaise(quote.totalPaise)}. Tell the buyer, and press again if they agree.`,
      );
      return;
    }
    const result = await placeDraftAction({
      draftId,
      version: state.readVersion(),
      seenTotalPaise: quote.totalPaise,
      confirmed: confirmed ?? "",
    });
    noticeSessionEnd(result);
    if (!result.ok) {
      setErrors(result.fieldErrors ?? {});
      setNotice(result.message);
    } else if (result.data.kind === "changed") {
      state.replaceQuote(result.data.quote);
      setNotice(result.data.message);
    } else {
      onPlaced(result.data.orderNumber);
    }
  }

  async function place(confirmed: string | null): Promise<void> {
    if (isPressed.current) return;
    const isMissing = state.draft.method === "cod" && confirmed !== null && confirmed.trim().length < 3;
    setErrors(isMissing ? { confirmed: "Say how you know the buyer" } : {});
    setNotice(null);
    if (isMissing) return;
    isPressed.current = true;
    setIsBusy(true);
    try {
      await run(confirmed);
    } catch {
      setNotice(navigator.onLine ? messageForStatus(503) : offlineMessage);
    } finally {
      isPressed.current = false;
      setIsBusy(false);
    }
  }

  return { errors, notice, isBusy, place };
}
