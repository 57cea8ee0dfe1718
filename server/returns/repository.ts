import "server-only";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

export interface ReturnDraft {
  kind: "return" | "exchange";
  reason: string;
  upiId: string;
  lines: readonly { itemId: number; quantity: number; exchangeVariantId?: number }[];
}

export async function requestReturnRow(orderId: string, draft: ReturnDraft): Promise<void> {
  const answer = await serviceClient().rpc("request_return", {
    p_order_id: orderId,
    p_kind: draft.kind,
    p_reason: draft.reason,
    p_upi_id: draft.upiId || undefined,
    p_lines: draft.lines.map(({ itemId, quantity, exchangeVariantId }) => ({
      order_item_id: itemId,
      quantity,
      exchange_variant_id: exchangeVariantId ?? null,
    })),
  });
  unwrap("returns: request", answer);
}

/** The variants that a piece of the product can be exchanged for: same product, another size or colour, in stock. */
export async function listExchangeVariants(productIds: readonly number[]) {
  const answer = await serviceClient()
    .from("product_variants")
    .select("id, product_id, size, color, stock, reserved, colors (name)")
    .in("product_id", [...productIds])
    .eq("is_active", true);
  return unwrap("returns: variants", answer)
    .filter((row) => row.stock > row.reserved)
    .map((row) => ({
      id: row.id,
      productId: row.product_id,
      size: row.size,
      color: row.color,
      colorName: row.colors?.name ?? row.color,
    }));
}

export async function readReturnDays(): Promise<number> {
  const answer = await serviceClient()
    .from("product_settings")
    .select("setting_value")
    .eq("setting_key", "return_days")
    .eq("is_enabled", true)
    .maybeSingle();
  const days = Number(unwrap("settings: return days", answer)?.setting_value ?? 0);
  return Number.isInteger(days) && days > 0 ? days : 0;
}
