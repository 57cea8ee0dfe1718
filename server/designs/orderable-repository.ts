import "server-only";
import { z } from "zod";
import type { DesignBuyer } from "@/lib/designer/design-owner";
import { cuts } from "@/lib/designer/printing/print-areas";
import { printRowSchema } from "@/lib/designer/printing/print-row";
import type { OrderableDesign } from "@/lib/designer/shop";
import { row } from "@/lib/row";
import { serviceRpc } from "@/server/supabase/service-client";

const groupSchema = row(
  {
    groupId: z.string(),
    quantity: z.number(),
    waitDays: z.number(),
    tee: z.enum(["open", "paid", "removed", "closed"]),
    parcel: z.object({ pincode: z.string(), city: z.string(), state: z.string() }).nullable(),
  },
  { groupId: "id" },
);

const designSchema = row(
  {
    versionId: z.string(),
    designId: z.string(),
    name: z.string(),
    cut: z.enum(cuts),
    colour: z.string(),
    picture: z.string(),
    isOwn: z.boolean(),
    prints: z.array(printRowSchema),
    group: groupSchema.nullable(),
  },
  { versionId: "id" },
);

/** Those of the versions that this customer may order; place_order checks again. */
export async function findOrderableDesigns(
  versionIds: readonly string[],
  { userId, browserKeyHash }: DesignBuyer,
): Promise<Map<string, OrderableDesign>> {
  if (versionIds.length === 0) return new Map();
  const designs = z.array(designSchema).parse(
    await serviceRpc("cart_designs", {
      ids: [...new Set(versionIds)],
      ...(userId !== null && { userId }),
      ...(browserKeyHash !== null && { keyHash: browserKeyHash }),
    }),
  );
  return new Map(designs.map((design) => [design.versionId, design]));
}
