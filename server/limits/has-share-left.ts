import "server-only";
import type { LimitName } from "@/lib/limits/limits";
import { AppError } from "@/server/errors";
import { visitorIpOf } from "@/server/http/visitor-ip";
import { spendAttempts } from "./spend-attempts";

/** Takes one of a visitor's attempts; false: none is left. */
export async function hasShareLeft(limit: LimitName, headers: Headers): Promise<boolean> {
  try {
    await spendAttempts([[limit, visitorIpOf(headers)]]);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return false;
    throw error;
  }
}
