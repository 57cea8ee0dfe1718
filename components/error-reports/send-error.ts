import { isAuthenticationError } from "@/lib/auth/authentication-error";
import { isIgnored, scriptsIn } from "@/lib/error-reports/ignored";
import { limitReports } from "@/lib/error-reports/report-limits";
import type { ErrorReport } from "@/lib/error-reports/report-schema";

type Fault = Pick<ErrorReport, "type" | "message" | "stack" | "digest">;

const errorPath = "/api/send-error-notification";

const { refuse } = limitReports();

function describe(type: ErrorReport["type"], thrown: unknown): Fault {
  if (!(thrown instanceof Error)) return { type, message: String(thrown) };
  const { digest } = thrown as { digest?: unknown };
  return {
    type: isAuthenticationError(thrown) ? "auth" : type,
    message: `${thrown.name}: ${thrown.message}`,
    ...(thrown.stack !== undefined && { stack: thrown.stack.slice(0, 8000) }),
    ...(typeof digest === "string" && /^[\w-]{1,64}$/.test(digest) && { digest }),
  };
}

/** null: not our error. A picture that failed to load is none either. */
function readFault(event: Event): Fault | null {
  if (event instanceof PromiseRejectionEvent) return describe("promise", event.reason);
  if (event instanceof ErrorEvent) return describe("unhandled", event.error ?? event.message);
  const { target } = event;
  if (!(target instanceof HTMLScriptElement) || !target.src.startsWith(window.location.origin)) return null;
  return { type: "script", message: `${new URL(target.src).pathname} did not load` };
}

/** Reports uncaught errors to the server, within the limits of one page; automated browsers report nothing. */
export function sendError(event: Event): void {
  const fault = navigator.webdriver ? null : readFault(event);
  if (!fault || fault.message.trim() === "") return;
  const scripts = scriptsIn(fault.stack);
  if (isIgnored({ message: fault.message, scripts })) return;
  const { type } = fault;
  const fingerprint = [type, fault.message, ...scripts].join(" ");
  const isUnhandled = type === "unhandled" || type === "promise";
  if (refuse({ type, fingerprint, isUnhandled }) !== null) return;
  const report: ErrorReport = {
    ...fault,
    message: fault.message.slice(0, 2000),
    url: window.location.pathname,
    timestamp: Date.now(),
  };
  // Fire and forget: a lost report is not retried.
  void fetch(errorPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
