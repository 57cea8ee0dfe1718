import "server-only";
import { z } from "zod";
import type { DesignBuyer } from "@/lib/designer/design-owner";
import { cuts, printViews } from "@/lib/designer/print-areas";
import type { OrderableDesign } from "@/lib/designer/shop";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

const designSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    cut: z.enum(cuts),
    colour: z.string(),
    picture: z.string(),
    is_own: z.boolean(),
    prints: z.array(z.object({ view: z.enum(printViews), width_mm: z.number(), height_mm: z.number() })),
  })
  .transform(
    ({ id, prints, is_own, ...row }): OrderableDesign => ({
      ...row,
      versionId: id,
      isOwn: is_own,
      prints: prints.map(({ view, width_mm, height_mm }) => ({
        view,
        widthMm: width_mm,
        heightMm: height_mm,
      })),
    }),
  );

/** Those of the versions that this buyer may order; place_order asks again. */
export async function findOrderableDesigns(
  versionIds: readonly string[],
  { userId, browserKeyHash }: DesignBuyer,
): Promise<Map<string, OrderableDesign>> {
  if (versionIds.length === 0) return new Map();
  const answer = await serviceClient().rpc("cart_designs", {
    p_ids: [...new Set(versionIds)],
    ...(userId !== null && { p_user_id: userId }),
    ...(browserKeyHash !== null && { p_key_hash: browserKeyHash }),
  });
  const designs = z.array(designSchema).parse(unwrap("designs: find orderable", answer));
  return new Map(designs.map((design) => [design.versionId, design]));
}
