"use client";

import { useEffect, useState } from "react";
import { readDraft, writeDraft } from "@/components/admin/form/draft-store";
import { type RefusalReason, refusalReasonNames } from "@/lib/submissions/reasons";

interface Typed {
  answer: string;
  reasons: RefusalReason[];
}

/** What was left lying longer is not what its reviewer thinks now. */
const keptMs = 30 * 60_000;

const nothing: Typed = { answer: "", reasons: [] };

/** What a reviewer has typed and chosen: for half an hour it survives a reload, and what others do meanwhile. */
export function useReviewDraft(id: string) {
  const [typed, setTyped] = useState(nothing);
  const name = `review ${id}`;

  useEffect(() => {
    const kept = readDraft(`review ${id}`)?.values;
    if (typeof kept?.at !== "number" || Date.now() - kept.at > keptMs) return;
    const answer = typeof kept?.answer === "string" ? kept.answer : "";
    const reasons = refusalReasonNames.filter(
      (reason) => Array.isArray(kept?.reasons) && kept.reasons.includes(reason),
    );
    if (answer || reasons.length > 0) setTyped({ answer, reasons });
  }, [id]);

  function keep(next: Typed): void {
    setTyped(next);
    const isEmpty = next.answer === "" && next.reasons.length === 0;
    writeDraft(name, isEmpty ? null : { version: null, values: { ...next, at: Date.now() } });
  }

  return {
    ...typed,
    write: (answer: string) => keep({ ...typed, answer }),
    toggle: (reason: RefusalReason) =>
      keep({
        ...typed,
        reasons: typed.reasons.includes(reason)
          ? typed.reasons.filter((one) => one !== reason)
          : [...typed.reasons, reason],
      }),
    clear: () => keep(nothing),
  };
}
