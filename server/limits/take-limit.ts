import "server-only";
import { limits, type PlainLimit } from "@/lib/limits/limits";
import { visitorIp } from "@/server/http/visitor-ip";
import { requireCaptcha } from "./require-captcha";
import { type Attempt, puzzleOf, takeAttempts } from "./take-attempts";

/** The use-case counts by itself: it gives attempts back, or answers a full limit in its own way. */
export const countedInside = "counted inside";

type Take = PlainLimit | Attempt;

/** What one request takes: limits whose subject it carries by itself, and limits with their subject. */
export type LimitPlan<C> = typeof countedInside | readonly Take[] | ((context: C) => readonly Take[]);

type Asker = { viewer: { id: string } | null };

/**
 * Takes what a request has to take, or throws AppError("captcha_needed") near a limit and "rate_limited" at it. True: it brought
 * a solved puzzle.
 */
export async function takeLimit<C extends Asker>(
  plan: LimitPlan<C>,
  context: C,
  solution?: string,
): Promise<boolean> {
  if (plan === countedInside) return false;
  const takes = typeof plan === "function" ? plan(context) : plan;
  const attempts = await Promise.all(takes.map((take) => toAttempt(take, context)));
  const puzzled = attempts.filter((attempt) => puzzleOf(attempt) !== null);
  const isPuzzled = puzzled.length > 0 && (await requireCaptcha(puzzled, solution));
  if (attempts.length > 0) await takeAttempts(attempts, { isPuzzled });
  return isPuzzled;
}

/** For what anybody may read, and what costs the shop more than a kept page. */
export async function takeVisitorLimit(name: PlainLimit): Promise<void> {
  await takeLimit([name], { viewer: null });
}

async function toAttempt(take: Take, { viewer }: Asker): Promise<Attempt> {
  if (typeof take !== "string") return take;
  const { by } = limits[take];
  if (by === "shop") return [take, "all"];
  return [take, by === "person" && viewer ? viewer.id : await visitorIp()];
}
