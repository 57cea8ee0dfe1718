import { z } from "zod";
import { type Category, categories } from "./services";

const count = z.object({ allowed: z.number(), refused: z.number() });

export const countsSchema = z.partialRecord(z.enum(categories), count);

export type ConsentCounts = z.infer<typeof countsSchema>;

/** Such as "61% of 412"; null without answers. */
export function formatShare(counts: ConsentCounts, category: Category): string | null {
  const { allowed, refused } = counts[category] ?? { allowed: 0, refused: 0 };
  const all = allowed + refused;
  return all === 0 ? null : `${Math.round((allowed / all) * 100)}% of ${all}`;
}
