import "server-only";
import { z } from "zod";
import { type Cut, cuts } from "@/lib/designer/printing/print-areas";
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

/** The review state of an order's designs. The caller must have checked that the visitor may see the order. */
export async function listOrderArt(orderId: string): Promise<OrderArt[]> {
  return orderArtSchema.parse(await serviceRpc("order_art", { orderId }));
}
