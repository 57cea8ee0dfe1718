import { scrub } from "@/lib/scrub";
import type { ErrorReport } from "./report-schema";

const maxMessage = 300;
const maxPage = 200;

export interface ErrorSummary {
  type: ErrorReport["type"];
  /** Without personal data, one line. */
  message: string;
  /** A path, without the part after "?". */
  page: string;
  /** Equal for the same error: without numbers, file names and visitor data. */
  sameAs: string;
}

function pathOf(url: string): string {
  const isOurs = /^(?:\/|https?:\/\/)/i.test(url) && URL.canParse(url, "https://shop.invalid");
  const path = isOurs ? new URL(url, "https://shop.invalid").pathname : "/";
  return scrub(decode(path)).slice(0, maxPage) || "/";
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path).replace(/[?#].*$/s, "");
  } catch {
    return path;
  }
}

/** The function and the file in which it happened; hashes in file names differ by build and are dropped. */
function placeOf(stack: string | undefined): string {
  const line = stack?.split("\n").find((one) => /^\s*at |@/.test(one)) ?? "";
  return line.replace(/https?:\/\/[^/\s]+/, "").replace(/[\w~-]*[0-9][\w~-]*/g, "#");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** The stored and sent summary of a report. */
export function summarizeReport({ type, message, url, stack }: ErrorReport): ErrorSummary {
  const clean = oneLine(scrub(message)).slice(0, maxMessage) || "An error without a message";
  const sameAs = [type, clean.replace(/\d+/g, "#"), placeOf(stack)].join("\n");
  return { type, message: clean, page: pathOf(url), sameAs };
}
