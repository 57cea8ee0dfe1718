import { sendWithPuzzle } from "@/components/auth/send-with-puzzle";
import { captchaHeader } from "@/lib/auth/captcha";
import type { ReviewPhoto } from "@/lib/catalog/public-review";
import { messageForStatus, offlineMessage } from "@/lib/result";

export type OwnPhoto = ReviewPhoto & { key: string };

const patienceMs = 90_000;

/** Sends a photo to `path`; returns it as it is stored, or why it isn't, in words. */
export async function sendPhoto(path: string, file: File): Promise<OwnPhoto | string> {
  const post = (captcha = "") =>
    fetch(path, {
      method: "POST",
      headers: { "content-type": "application/octet-stream", [captchaHeader]: captcha },
      body: file,
      signal: AbortSignal.timeout(patienceMs),
    });
  try {
    const response = await sendWithPuzzle(post);
    const answer: unknown = await response.json();
    if (response.ok) return answer as OwnPhoto;
    const message: unknown = Object(answer).message;
    return typeof message === "string" ? message : messageForStatus(response.status);
  } catch {
    return navigator.onLine ? messageForStatus(503) : offlineMessage;
  }
}
