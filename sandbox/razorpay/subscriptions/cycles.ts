import type { Plan } from "./entities";

/** Razorpay uses days in India, wherever the shop is. */
const INDIA_AHEAD_S = 19_800;

/**
 * When a cycle starts, in Unix seconds: the first (0) at `anchor`, the others at midnight in India. A month
 * without the day of the first cycle uses its last day instead; later months return to the day.
 */
export function startOfCycle(
  anchor: number,
  { interval }: Pick<Plan, "period" | "interval">,
  cycle: number,
): number {
  if (cycle === 0) return anchor;
  const first = new Date((anchor + INDIA_AHEAD_S) * 1000);
  const [year, month, day] = [first.getUTCFullYear(), first.getUTCMonth(), first.getUTCDate()];
  const target = month + cycle * interval;
  const lastDay = new Date(Date.UTC(year, target + 1, 0)).getUTCDate();
  return midnight(year, target, Math.min(day, lastDay));
}

function midnight(year: number, month: number, day: number): number {
  return Date.UTC(year, month, day) / 1000 - INDIA_AHEAD_S;
}
