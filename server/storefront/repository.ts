import "server-only";
import { z } from "zod";
import { row } from "@/lib/row";
import { otherChanges, productChanges } from "@/server/cache";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const productChangeSchema = row({
  id: z.number(),
  age: z.number(),
  subject: z.enum(productChanges),
  productId: z.number(),
  lists: z.array(z.string()),
}).transform(({ id, age, ...change }) => ({ id, ageMs: 1000 * age, change }));

const otherChangeSchema = z
  .object({ id: z.number(), age: z.number(), subject: z.enum(otherChanges) })
  .transform(({ id, age, subject }) => ({ id, ageMs: 1000 * age, change: { subject } }));

/** The cursor of a response: its position and its time. A position of null: since that time. */
export interface Position {
  upTo: string | null;
  at: string;
}

const answerSchema = row(
  {
    upTo: z.string(),
    at: z.string(),
    /** Whether no change since the position has been deleted. */
    isWhole: z.boolean(),
    notes: z.array(z.union([productChangeSchema, otherChangeSchema])),
  },
  { notes: "changes" },
).transform(({ upTo, at, ...answer }) => ({ position: { upTo, at }, ...answer }));

export async function listStorefrontChanges({ upTo, at }: Position, signal: AbortSignal) {
  const answer = await serviceClient()
    // The generated types allow no null as an argument.
    .rpc("list_storefront_changes", { p_after: upTo as string, p_since: at })
    .abortSignal(signal);
  return answerSchema.parse(unwrap("storefront changes: list", answer));
}

export async function purgeStorefrontChanges(): Promise<void> {
  await serviceRpc("purge_storefront_changes");
}
