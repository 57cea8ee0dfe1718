import "server-only";
import { AppError } from "@/server/errors";
import { visitorIp } from "@/server/http/visitor-ip";
import { takeAttempts } from "@/server/limits/take-attempts";
import { countMissedSize } from "./repository";

/** Counts that somebody wanted a sold-out variant: once a day for each visitor, of whom nothing is kept. */
export async function noteMissedSize(variantId: number): Promise<null> {
  try {
    await takeAttempts([["missedSize", `${await visitorIp()} ${variantId}`]]);
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return null;
    throw error;
  }
  await countMissedSize(variantId);
  return null;
}
