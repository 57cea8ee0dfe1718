import { type SessionEvent, sessionChannel } from "@/lib/auth/session-cookies";

/** All listeners in this tab that opened the channel themselves receive it too. */
export function notifyOtherTabs(event: SessionEvent): void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage(event);
  channel.close();
}
