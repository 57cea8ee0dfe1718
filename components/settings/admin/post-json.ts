import { messageForStatus, offlineMessage, type Result } from "@/lib/result";

const patienceMs = 60_000;

/** Posts to one of our endpoints and returns its answer, or an error message. */
export async function postJson<T>(path: string, body: unknown): Promise<Result<T>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, data: answer as T };
    const message: unknown = Object(answer).message;
    return {
      ok: false,
      code: response.status === 401 ? "unauthenticated" : "internal",
      message: typeof message === "string" ? message : messageForStatus(response.status),
    };
  } catch {
    const message = navigator.onLine ? messageForStatus(503) : offlineMessage;
    return { ok: false, code: "unavailable", message };
  }
}
