import "server-only";
import { after } from "next/server";
import { now } from "@/server/clock";
import { withoutDeadline } from "@/server/deadline";
import { runOutbox } from "./run-outbox";

/** For a code or an email that a visitor waits for: sends now instead of at the next run. */
export function sendMessagesSoon(): void {
  after(() => withoutDeadline(() => runOutbox(now())));
}
