import "server-only";
import { limits, type PlainLimit } from "@/lib/limits/limits";
import { readBrowserKey } from "@/server/http/browser-key";
import { visitorIp } from "@/server/http/visitor-ip";
import { requireCaptcha } from "./require-captcha";
import { type Attempt, captchaThresholdOf, spendAttempts } from "./spend-attempts";

/** The use case takes the limit itself, because it returns attempts or handles a full limit differently. */
export const countedByUseCase = "counted inside";

type Take = PlainLimit | Attempt;

/** The limits of one request: by name when the request gives the subject, or with an explicit subject. */
export type LimitPlan<C> = typeof countedByUseCase | readonly Take[] | ((context: C) => readonly Take[]);

type Asker = { viewer: { id: string } | null };

/**
 * Takes the limits of a request, or throws AppError("captcha_needed") near a limit and "rate_limited" at it. True: it
 * brought a solved captcha.
 */
export async function enforceLimit<C extends Asker>(
  plan: LimitPlan<C>,
  context: C,
  solution?: string,
): Promise<boolean> {
  if (plan === countedByUseCase) return false;
  const takes = typeof plan === "function" ? plan(context) : plan;
  const counted = await Promise.all(takes.map((take) => toAttempt(take, context)));
  const attempts = counted.filter((attempt) => attempt !== null);
  const puzzled = attempts.filter((attempt) => captchaThresholdOf(attempt) !== null);
  const isPuzzled = puzzled.length > 0 && (await requireCaptcha(puzzled, solution));
  if (attempts.length > 0) await spendAttempts(attempts, { isPuzzled });
  return isPuzzled;
}

/** For public reads that cost more than a cached page. */
export async function enforceVisitorLimit(name: PlainLimit): Promise<void> {
  await enforceLimit([name], { viewer: null });
}

/** Null: this limit does not depend on the visitor. */
async function toAttempt(take: Take, { viewer }: Asker): Promise<Attempt | null> {
  if (typeof take !== "string") return take;
  const { by } = limits[take];
  if (by === "shop") return [take, "all"];
  if (by === "guest" && viewer) return null;
  if ((by === "person" || by === "browser") && viewer) return [take, viewer.id];
  const key = by === "browser" ? await readBrowserKey() : null;
  return [take, key ?? (await visitorIp())];
}
