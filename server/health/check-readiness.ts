import "server-only";
import { googleSettings } from "@/server/auth/google-settings";
import { timeoutSignal } from "@/server/deadline";
import { log } from "@/server/log";
import { mailSettings, slackSettings, smsSettings } from "@/server/outbox/channel-settings";
import { countDeadMessages, findOldestUnsent } from "./repository";

/** The database responds within this time, or the shop is not ready. */
const databaseMs = 1000;

export interface Readiness {
  status: "ready" | "not_ready";
  database: "up" | "down";
  /** Age of the oldest overdue message; null when there is none, or when it can't be read. */
  outboxAgeSeconds: number | null;
  /** Messages that were given up; docs/operations.md explains how to revive them. */
  outboxDead: number | null;
  /** Each of these is optional. When it is off, the text names the missing variable. */
  mail: string;
  sms: string;
  slack: string;
  googleSignIn: string;
}

function describe(choice: { isOn: true } | { isOn: false; why: string }): string {
  return choice.isOn ? "on" : `off: ${choice.why}`;
}

export async function checkReadiness(now: Date): Promise<Readiness> {
  const choices = {
    mail: describe(mailSettings()),
    sms: describe(smsSettings()),
    slack: describe(slackSettings()),
    googleSignIn: describe(googleSettings()),
  };
  try {
    const deadline = timeoutSignal(databaseMs);
    const [writtenAt, outboxDead] = await Promise.all([
      findOldestUnsent(now, deadline),
      countDeadMessages(deadline),
    ]);
    const ageMs = writtenAt === null ? null : Math.max(now.getTime() - Date.parse(writtenAt), 0);
    return {
      status: "ready",
      database: "up",
      outboxAgeSeconds: ageMs === null ? null : Math.round(ageMs / 1000),
      outboxDead,
      ...choices,
    };
  } catch (error) {
    log.error({ err: error }, "ready: the database does not answer");
    return { status: "not_ready", database: "down", outboxAgeSeconds: null, outboxDead: null, ...choices };
  }
}
