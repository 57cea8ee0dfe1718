import { maxPictureBytes, pictureProblems } from "@/lib/products/picture-rules";
import { messageForStatus, offlineMessage } from "@/lib/result";

export type Sent = { ok: true; url: string } | { ok: false; reason: string };

function problemBeforeSending(file: File): string | null {
  if (file.size === 0) return pictureProblems.empty;
  return file.size > maxPictureBytes ? pictureProblems.tooLarge : null;
}

function readAnswer(status: number, text: string): Sent {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null) {
      if ("url" in body && typeof body.url === "string") return { ok: true, url: body.url };
      if ("message" in body && typeof body.message === "string") return { ok: false, reason: body.message };
    }
  } catch {}
  return { ok: false, reason: messageForStatus(status) };
}

/** Sends one picture to a path that takes it; fetch() can't tell how much has left. `onProgress` gets 0 to 1. */
export function sendPicture(file: File, path: string, onProgress: (part: number) => void): Promise<Sent> {
  const problem = problemBeforeSending(file);
  if (problem) return Promise.resolve({ ok: false, reason: problem });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () =>
      resolve({ ok: false, reason: navigator.onLine ? messageForStatus(503) : offlineMessage });
    request.open("POST", path);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.send(file);
  });
}
