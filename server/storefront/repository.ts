import "server-only";
import { z } from "zod";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const productChangeSchema = z
  .object({
    id: z.number(),
    subject: z.enum(["listing", "product", "availability", "stock"]),
    product_id: z.number(),
    lists: z.array(z.string()),
  })
  .transform(({ id, subject, product_id, lists }) => ({
    id,
    change: { subject, productId: product_id, lists },
  }));

const otherChangeSchema = z
  .object({
    id: z.number(),
    subject: z.enum([
      "categories",
      "colors",
      "product_settings",
      "site_settings",
      "logo",
      "blog_posts",
      "redirects",
      "announcement_bar",
      "marketing_sections",
      "subscriptions",
      "pages",
    ]),
  })
  .transform(({ id, subject }) => ({ id, change: { subject } }));

/** What continues from an answer: its position and its time. A position of null: since that time. */
export interface Position {
  upTo: string | null;
  at: string;
}

const answerSchema = z
  .object({
    up_to: z.string(),
    at: z.string(),
    is_whole: z.boolean(),
    changes: z.array(z.union([productChangeSchema, otherChangeSchema])),
  })
  .transform(({ up_to, at, is_whole, changes }) => ({
    position: { upTo: up_to, at },
    /** Whether no change since the position has been deleted. */
    isWhole: is_whole,
    notes: changes,
  }));

export async function listStorefrontChanges({ upTo, at }: Position, signal: AbortSignal) {
  const answer = await serviceClient()
    // The generated types allow no null as an argument.
    .rpc("list_storefront_changes", { p_after: upTo as string, p_since: at })
    .abortSignal(signal);
  return answerSchema.parse(unwrap("storefront changes: list", answer));
}

export async function forgetStorefrontChanges(): Promise<void> {
  unwrap("storefront changes: forget", await serviceClient().rpc("forget_storefront_changes"));
}
