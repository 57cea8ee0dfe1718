import { useEffect, useEffectEvent, useRef, useState } from "react";
import { noticeSessionEnd } from "@/components/ui/session-end";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import { officePaths } from "@/lib/office-paths";
import type { KeptDraft, PhoneDraft } from "@/lib/phone-orders/draft";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { keepDraftAction } from "@/server/phone-orders/admin-actions";

const pauseMs = 400;

/** A draft that is saved shortly after each change, with the price of the saved version. */
export function useDraft(kept: KeptDraft, firstQuote: CartQuote | null) {
  const { draftId } = kept;
  const [draft, setDraft] = useState(kept.draft);
  const [quote, setQuote] = useState(firstQuote);
  const [isKept, setIsKept] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const version = useRef(kept.version);
  const latest = useRef(kept.draft);
  const stored = useRef(kept.draft);
  /** Sent without a response: the same draft must be sent again before a newer one. */
  const unsure = useRef<PhoneDraft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<CartQuote | null>>(Promise.resolve(firstQuote));
  const lastQuote = useRef(firstQuote);

  async function save(): Promise<CartQuote | null> {
    while (stored.current !== latest.current || unsure.current) {
      const sending = unsure.current ?? latest.current;
      unsure.current = sending;
      try {
        const result = await keepDraftAction({ draftId, version: version.current, draft: sending });
        noticeSessionEnd(result);
        unsure.current = null;
        if (!result.ok) {
          setFailure(result.message);
          return null;
        }
        version.current = result.data.version;
        stored.current = sending;
        lastQuote.current = result.data.quote;
        if (!window.location.search.includes(draftId)) {
          window.history.replaceState(null, "", officePaths.orderDraft(draftId));
        }
        setQuote(result.data.quote);
        setFailure(null);
      } catch {
        setFailure(navigator.onLine ? messageForStatus(503) : offlineMessage);
        return null;
      }
    }
    setIsKept(true);
    return lastQuote.current;
  }

  /** The price of the current input once it is saved; null if saving failed. */
  function keep(): Promise<CartQuote | null> {
    clearTimeout(timer.current);
    queue.current = queue.current.then(save);
    return queue.current;
  }

  function change(part: Partial<PhoneDraft>): void {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    setIsKept(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void keep(), pauseMs);
  }

  const keepNow = useEffectEvent(() => {
    if (latest.current !== stored.current) void keep();
  });
  useEffect(() => {
    const onHide = () => keepNow();
    document.addEventListener("visibilitychange", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      clearTimeout(timer.current);
    };
  }, []);

  function replaceQuote(next: CartQuote): void {
    lastQuote.current = next;
    setQuote(next);
  }

  const readVersion = () => version.current;
  return { draft, quote, isKept, failure, change, keep, replaceQuote, readVersion };
}

export type DraftState = ReturnType<typeof useDraft>;
