import { messageForStatus, offlineMessage } from "@/lib/result";

/** Why nothing came from the shop, as far as the browser knows. */
export function noAnswerMessage(): string {
  return navigator.onLine ? messageForStatus(503) : offlineMessage;
}
