import "server-only";
import { log } from "@/server/log";

/** For the functions of lib/settings: what they can't read is an error that somebody has to mend. */
export function reportBadSetting(problem: string): void {
  log.error(problem);
}
