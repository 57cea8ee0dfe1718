import "server-only";
import { z } from "zod";
import { type Cut, cuts } from "@/lib/designer/print-areas";
import { row } from "@/lib/row";
import { reasonsSchema } from "@/lib/submissions/schemas";
import { type OrderArt, submissionStatusNames } from "@/lib/submissions/submission";
import { serviceRpc } from "@/server/supabase/service-client";

const orderArtSchema = z.array(
  row({
    versionId: z.string(),
    designId: z.string(),
    name: z.string(),
    cut: z.enum(cuts as readonly [Cut, ...Cut[]]),
    colour: z.string(),
    status: z.enum(submissionStatusNames).nullable(),
    isRefused: z.boolean(),
    reasons: reasonsSchema,
    answer: z.string(),
  }),
);

/** How the review of its designs stands. Whoever asks must have been shown to see that order. */
export async function listOrderArt(orderId: string): Promise<OrderArt[]> {
  return orderArtSchema.parse(await serviceRpc("order_art", { orderId }));
}
