import "server-only";
import { log } from "@/server/log";

/** For the functions of lib/settings: logs a malformed setting, which staff must correct. */
export function reportBadSetting(problem: string): void {
  log.error(problem);
}
