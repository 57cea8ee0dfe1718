import "server-only";
import { log } from "@/server/log";
import { slackSettings } from "./channel-settings";
import { runSlack } from "./run-slack";

const everyMs = 10_000;

/** A notice waits for 30 seconds at most, and the jobs run once a minute. */
export function sendNotices(): void {
  if (!slackSettings().isOn) return;
  setInterval(() => {
    runSlack().catch((error: unknown) => log.warn({ err: error }, "outbox: notices have to wait"));
  }, everyMs).unref();
}
