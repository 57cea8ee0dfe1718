import "server-only";
import { after } from "next/server";
import { runOutbox } from "./run-outbox";

/** Somebody waits for a code or a mail: not until the next minute. */
export function sendMessagesSoon(): void {
  after(() => runOutbox(new Date()));
}
