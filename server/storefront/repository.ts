import "server-only";
import { z } from "zod";
import type { StorefrontChange } from "@/server/cache";
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

const notesSchema = z.object({
  up_to: z.string(),
  changes: z.array(z.union([productChangeSchema, otherChangeSchema])),
});

interface Notes {
  /** The position to continue from. */
  upTo: string;
  notes: { id: number; change: StorefrontChange }[];
}

/** The changes since a position; null: in the last hour. */
export async function listStorefrontChanges(after: string | null, signal: AbortSignal): Promise<Notes> {
  const answer = await serviceClient()
    // The generated types allow no null as an argument.
    .rpc("list_storefront_changes", { p_after: after as string })
    .abortSignal(signal);
  const { up_to, changes } = notesSchema.parse(unwrap("storefront changes: list", answer));
  return { upTo: up_to, notes: changes };
}

export async function forgetStorefrontChanges(): Promise<void> {
  unwrap("storefront changes: forget", await serviceClient().rpc("forget_storefront_changes"));
}
