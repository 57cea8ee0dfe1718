import "server-only";
import type { LimitName } from "@/lib/limits/limits";
import { AppError } from "@/server/errors";
import { visitorIp } from "@/server/http/visitor-ip";
import { takeAttempts } from "./take-attempts";

/** Takes an attempt of this visitor on this record; false when the limit is full. */
export async function isFirstOfVisitor(limit: LimitName, thing: number): Promise<boolean> {
  try {
    await takeAttempts([[limit, `${await visitorIp()} ${thing}`]]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}
