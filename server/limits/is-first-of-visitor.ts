import "server-only";
import type { LimitName } from "@/lib/limits/limits";
import { AppError } from "@/server/errors";
import { visitorIp } from "@/server/http/visitor-ip";
import { spendAttempts } from "./spend-attempts";

/** Takes an attempt of this visitor on this record; false when the limit is full. */
export async function isFirstOfVisitor(limit: LimitName, subjectId: number): Promise<boolean> {
  try {
    await spendAttempts([[limit, `${await visitorIp()} ${subjectId}`]]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}
