"use client";

import { useEffect, useState } from "react";
import { type Findings, shortestSearch } from "@/lib/orders/office-search";
import { messageForStatus, offlineMessage, type Result } from "@/lib/result";
import { findInOfficeAction } from "@/server/admin/actions";

type Search =
  | { is: "idle" }
  | { is: "searching" }
  | { is: "found"; findings: readonly Findings[] }
  | { is: "failed"; message: string };

const pauseMs = 250;

/** Looks up what is typed, after a pause. The answer to an older text is never shown. */
export function useOfficeSearch(typed: string): Search {
  const text = typed.trim();
  const [answer, setAnswer] = useState<{ of: string; result: Result<Findings[]> | null } | null>(null);

  useEffect(() => {
    if (text.length < shortestSearch) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const result = await findInOfficeAction({ text }).catch(() => null);
      if (!isOver) setAnswer({ of: text, result });
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text]);

  if (text.length < shortestSearch) return { is: "idle" };
  if (answer?.of !== text) return { is: "searching" };
  if (answer.result?.ok) return { is: "found", findings: answer.result.data };
  const unreached = navigator.onLine ? messageForStatus(503) : offlineMessage;
  return { is: "failed", message: answer.result?.message ?? unreached };
}
