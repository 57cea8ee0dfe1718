import { useEffect, useEffectEvent, useRef, useState } from "react";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { adminPaths } from "@/lib/admin-paths";
import type { CartQuote } from "@/lib/checkout/cart-quote";
import type { PhoneDraft, SavedDraft } from "@/lib/phone-orders/draft";
import { messageForStatus, offlineMessage } from "@/lib/result";
import { saveDraftAction } from "@/server/phone-orders/admin-actions";

const pauseMs = 400;

/** A draft that is saved shortly after each change, with the price of the saved version. */
export function useDraft(saved: SavedDraft, firstQuote: CartQuote | null) {
  const { draftId } = saved;
  const [draft, setDraft] = useState(saved.draft);
  const [quote, setQuote] = useState(firstQuote);
  const [isSaved, setIsSaved] = useState(true);
  const [failure, setFailure] = useState<string | null>(null);
  const version = useRef(saved.version);
  const latest = useRef(saved.draft);
  const stored = useRef(saved.draft);
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
        const result = await saveDraftAction({ draftId, version: version.current, draft: sending });
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
          window.history.replaceState(null, "", adminPaths.orderDraft(draftId));
        }
        setQuote(result.data.quote);
        setFailure(null);
      } catch {
        setFailure(navigator.onLine ? messageForStatus(503) : offlineMessage);
        return null;
      }
    }
    setIsSaved(true);
    return lastQuote.current;
  }

  /** The price of the current input once it is saved; null if saving failed. */
  function queueSave(): Promise<CartQuote | null> {
    clearTimeout(timer.current);
    queue.current = queue.current.then(save);
    return queue.current;
  }

  function change(part: Partial<PhoneDraft>): void {
    latest.current = { ...latest.current, ...part };
    setDraft(latest.current);
    setIsSaved(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queueSave(), pauseMs);
  }

  const saveNow = useEffectEvent(() => {
    if (latest.current !== stored.current) void queueSave();
  });
  useEffect(() => {
    const onHide = () => saveNow();
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
  return { draft, quote, isSaved, failure, change, queueSave, replaceQuote, readVersion };
}

export type DraftState = ReturnType<typeof useDraft>;
