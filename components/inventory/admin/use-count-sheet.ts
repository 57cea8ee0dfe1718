import { useCallback, useEffect, useRef, useState } from "react";
import { noticeSessionEnd } from "@/components/ui/session-end";
import { answer, type CountSheet, listUnresolvedCodes, newSheet } from "@/lib/inventory/count-sheet";
import { offlineMessage, responseTimeoutMs } from "@/lib/result";
import { bookCountAction, findCodesAction } from "@/server/inventory/admin-actions";

/** Milliseconds: a scanner is faster than the server, so codes are looked up together. */
const gatherMs = 500;
const askedAtOnce = 50;

/** A count sheet that survives a reload, and looks up its codes automatically. */
export function useCountSheet() {
  const [sheet, setSheet] = useState<CountSheet | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBooking, setIsBooking] = useState(false);
  const latest = useRef(sheet);
  const isAsking = useRef(false);
  const [round, setRound] = useState(0);
  latest.current = sheet;

  useEffect(() => setSheet(readSheet()), []);

  const change = useCallback((edit: (sheet: CountSheet) => CountSheet) => {
    setSheet((now) => {
      if (!now) return now;
      const next = edit(now);
      storeSheet(next);
      return next;
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks for what is still open
  useEffect(() => {
    if (!sheet || listUnresolvedCodes(sheet).length === 0) return;
    const timer = setTimeout(ask, gatherMs);
    return () => clearTimeout(timer);
  }, [sheet, round]);

  async function ask(): Promise<void> {
    const asked = latest.current;
    if (!asked || isAsking.current) return;
    const all = listUnresolvedCodes(asked);
    const codes = all.slice(0, askedAtOnce);
    const batch = { ...asked, waiting: onlyKeys(asked.waiting, codes) };
    isAsking.current = true;
    try {
      const result = await findCodesAction({ codes });
      if (result.ok) change((now) => answer(now, batch, result.data));
      setProblem(result.ok ? null : result.message);
      if (result.ok) setRound((nr) => nr + 1);
      else setTimeout(() => setRound((nr) => nr + 1), responseTimeoutMs);
    } catch {
      setProblem(`${offlineMessage}. Your count is saved and will retry automatically.`);
      setTimeout(() => setRound((nr) => nr + 1), responseTimeoutMs);
    } finally {
      isAsking.current = false;
    }
  }

  function clear(): void {
    const fresh = newSheet(crypto.randomUUID());
    storeSheet(null);
    setSheet(fresh);
    setProblem(null);
  }

  /** Returns the number of booked movements; null on failure, with the reason in `problem`. */
  async function book(note: string): Promise<number | null> {
    if (!sheet || isBooking) return null;
    setIsBooking(true);
    try {
      const lines = sheet.lines.flatMap(({ variantId, counted, seen, lastCount }) =>
        seen === null ? [] : [{ variantId, counted, seen, lastCount }],
      );
      const result = await bookCountAction({ id: sheet.id, lines, note });
      noticeSessionEnd(result);
      setProblem(result.ok ? null : result.message);
      return result.ok ? result.data.moves : null;
    } catch {
      setProblem(`${offlineMessage}. Try again: a count is only saved once.`);
      return null;
    } finally {
      setIsBooking(false);
    }
  }

  return { sheet, problem, isBooking, change, clear, book };
}

function onlyKeys(counts: Readonly<Record<string, number>>, keys: readonly string[]): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([key]) => keys.includes(key)));
}

const key = "kapas count sheet 2";

/** The sheet last saved in this browser, or a new one. */
function readSheet(): CountSheet {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (isSheet(stored)) return stored;
  } catch {}
  return newSheet(crypto.randomUUID());
}

function isSheet(value: unknown): value is CountSheet {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "lines" in value &&
    Array.isArray(value.lines) &&
    "waiting" in value &&
    "unknown" in value
  );
}

/** Storage can be full or blocked: the sheet works without it. Null deletes it. */
function storeSheet(sheet: CountSheet | null): void {
  try {
    if (sheet) localStorage.setItem(key, JSON.stringify(sheet));
    else localStorage.removeItem(key);
  } catch {}
}
