const minute = 60_000;
const hour = 60 * minute;

export const reportRules = {
  perType: 3,
  perTypeMs: hour,
  coolDownMs: 5 * minute,
  duplicateMs: hour,
  unhandled: 5,
  unhandledMs: 10_000,
  /** The maximum number of tracked types; beyond it nothing new is reported until an entry's hour is over. */
  types: 100,
} as const;

export interface Report {
  type: string;
  /** Equal for the same fault. */
  fingerprint: string;
  isUnhandled: boolean;
}

type Refusal = "duplicate" | "cool-down" | "type" | "types" | "unhandled";

interface ReportLimits {
  /** null: it may be sent, and is counted as sent. */
  refuse: (report: Report) => Refusal | null;
}

/** Per process or page. A storm needs constant memory, because only sent reports are remembered. */
export function limitReports(now: () => number = Date.now): ReportLimits {
  const sentByType = new Map<string, number[]>();
  const sentPrints = new Map<string, number>();
  let unhandled: number[] = [];

  function expire(time: number): void {
    for (const [type, times] of sentByType) {
      const left = times.filter((sent) => time - sent < reportRules.perTypeMs);
      if (left.length > 0) sentByType.set(type, left);
      else sentByType.delete(type);
    }
    for (const [print, sent] of sentPrints) {
      if (time - sent >= reportRules.duplicateMs) sentPrints.delete(print);
    }
    unhandled = unhandled.filter((sent) => time - sent < reportRules.unhandledMs);
  }

  function refuse({ type, fingerprint, isUnhandled }: Report): Refusal | null {
    const time = now();
    expire(time);
    if (sentPrints.has(fingerprint)) return "duplicate";
    const sent = sentByType.get(type) ?? [];
    if (sent.length >= reportRules.perType) return "type";
    const last = sent.at(-1);
    if (last !== undefined && time - last < reportRules.coolDownMs) return "cool-down";
    if (last === undefined && sentByType.size >= reportRules.types) return "types";
    if (isUnhandled && unhandled.length >= reportRules.unhandled) return "unhandled";
    sentByType.set(type, [...sent, time]);
    sentPrints.set(fingerprint, time);
    if (isUnhandled) unhandled.push(time);
    return null;
  }

  return { refuse };
}
