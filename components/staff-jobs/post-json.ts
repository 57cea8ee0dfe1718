import type { z } from "zod";
import { loadRules } from "@/lib/load-rules";
import { type ErrorCode, messageForStatus, offlineMessage, type Result } from "@/lib/result";
import { statusByCode } from "@/lib/status-by-code";

/** The response of most endpoints that create a job. */
export const loadJobAnswer = async () =>
  (await import("@/lib/staff-jobs/job-response-schema")).jobResponseSchema;

/** Posts to our own endpoint; a failure has the server's message, or one for its status. The parser is loaded first. */
export async function postJson<T>(
  path: string,
  body: unknown,
  loadSchema: () => Promise<z.ZodType<T>>,
): Promise<Result<T>> {
  let response: Response;
  let schema: z.ZodType<T>;
  try {
    schema = await loadRules(loadSchema);
    response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    const message = navigator.onLine ? messageForStatus(503) : offlineMessage;
    return { ok: false, code: "unavailable", message };
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, data: schema.parse(answer) };
  const message: unknown = Object(answer).message;
  return {
    ok: false,
    code: codeOf(response.status),
    message: typeof message === "string" ? message : messageForStatus(response.status),
    fieldErrors: Object(answer).fieldErrors,
  };
}

function codeOf(status: number): ErrorCode {
  const entry = Object.entries(statusByCode).find(([, one]) => one === status);
  return (entry?.[0] as ErrorCode | undefined) ?? "internal";
}
