import type { ReviewPhoto } from "@/lib/catalog/public-review";
import { messageForStatus, offlineMessage } from "@/lib/result";

export type OwnPhoto = ReviewPhoto & { key: string };

const patienceMs = 90_000;

/** Sends a photo to `path`; returns it as it is kept, or why it is not, in words. */
export async function sendPhoto(path: string, file: File): Promise<OwnPhoto | string> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: file,
      signal: AbortSignal.timeout(patienceMs),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer as OwnPhoto;
    const message: unknown = Object(answer).message;
    return typeof message === "string" ? message : messageForStatus(response.status);
  } catch {
    return navigator.onLine ? messageForStatus(503) : offlineMessage;
  }
}
