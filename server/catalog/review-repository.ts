import "server-only";
import { z } from "zod";
import { fitNames, type ReviewChoice, type ReviewPage } from "@/lib/catalog/public-review";
import { row } from "@/lib/row";
import { publicRpc } from "@/server/supabase/public-client";

const photoSchema = z.object({ id: z.string(), width: z.number(), height: z.number() });

const pageSchema = z.object({
  total: z.number(),
  sizes: z.array(z.string()),
  reviews: z.array(
    row({
      id: z.number(),
      stars: z.number(),
      title: z.string(),
      body: z.string(),
      fit: z.enum(fitNames).nullable(),
      author: z.string(),
      size: z.string(),
      color: z.string(),
      isCustom: z.boolean(),
      writtenAt: z.string(),
      editedAt: z.string().nullable(),
      reply: z.string(),
      photos: z.array(photoSchema),
    }),
  ),
});

export async function findReviews(
  productId: number,
  { stars, size, id, page }: ReviewChoice,
  limit: number,
): Promise<ReviewPage> {
  return pageSchema.parse(
    await publicRpc("product_reviews", {
      productId,
      ...(stars !== null && { stars }),
      ...(size !== null && { size }),
      ...(id !== null && { id }),
      offset: (page - 1) * limit,
      limit,
    }),
  );
}
