import "server-only";
import { log } from "@/server/log";

/** For the functions of lib/settings: logs a malformed setting, which a person must correct. */
export function reportBadSetting(problem: string): void {
  log.error(problem);
}
