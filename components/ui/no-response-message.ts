import { messageForStatus, offlineMessage } from "@/lib/result";

/** Why the server did not respond, as far as the browser can tell. */
export function noResponseMessage(): string {
  return navigator.onLine ? messageForStatus(503) : offlineMessage;
}
