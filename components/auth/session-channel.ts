import { type SessionEvent, sessionChannel } from "@/lib/auth/session-cookies";

/** Also heard in this tab, by every listener that has opened the channel itself. */
export function tellOtherTabs(event: SessionEvent): void {
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage(event);
  channel.close();
}
