import "server-only";
import { z } from "zod";
import { money } from "@/lib/money-schema";
import { endsOfExchange } from "@/lib/orders/exchanges";
import { orderStatuses } from "@/lib/orders/order";
import { row } from "@/lib/row";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

export interface ReturnDraft {
  kind: "return" | "exchange";
  reason: string;
  upiId: string;
  lines: readonly { itemId: number; quantity: number; exchangeVariantId?: number }[];
}

export type DeskReturnDraft = Omit<ReturnDraft, "upiId"> & { left: number };

const toLineRows = (lines: ReturnDraft["lines"]) =>
  lines.map(({ itemId, quantity, exchangeVariantId }) => ({
    order_item_id: itemId,
    quantity,
    exchange_variant_id: exchangeVariantId ?? null,
  }));

export async function requestReturnRow(orderId: string, draft: ReturnDraft): Promise<void> {
  const answer = await serviceClient().rpc("request_return", {
    p_order_id: orderId,
    p_kind: draft.kind,
    p_reason: draft.reason,
    p_upi_id: draft.upiId || undefined,
    p_lines: toLineRows(draft.lines),
  });
  unwrap("returns: request", answer);
}

/** In the name of the signed-in member of staff. */
export async function returnAtDeskRow(
  orderNumber: string,
  { kind, reason, lines, left }: DeskReturnDraft,
): Promise<void> {
  const answer = await (await viewerClient()).rpc("return_at_desk", {
    p_order_number: orderNumber,
    p_kind: kind,
    p_reason: reason,
    p_lines: toLineRows(lines),
    p_left: left,
  });
  unwrap("returns: ask at the desk", answer);
}

export async function withdrawReturnRow(orderId: string): Promise<void> {
  unwrap("returns: withdraw", await serviceClient().rpc("withdraw_return", { p_order_id: orderId }));
}

export async function nameRefundUpiRow(orderId: string, upiId: string): Promise<void> {
  const answer = await serviceClient().rpc("name_refund_upi", { p_order_id: orderId, p_upi_id: upiId });
  unwrap("returns: name UPI", answer);
}

const linkedSchema = z.object({ id: z.string(), order_id: z.string() });
const exchangedSchema = row(
  {
    title: z.string(),
    colorName: z.string(),
    size: z.string(),
    quantity: z.number(),
    newColorName: z.string(),
    newSize: z.string(),
  },
  { colorName: "color", newColorName: "new_color" },
);
const returnsSchema = z.object({
  replaces: linkedSchema
    .extend({ status: z.enum(["Requested", "Received", "Rejected", "Withdrawn"]), is_picked_up: z.boolean() })
    .nullable(),
  open: z
    .object({
      kind: z.enum(["return", "exchange"]),
      is_picked_up: z.boolean(),
      value: money,
      exchange: linkedSchema
        .extend({ status: z.enum(orderStatuses), lost: z.enum(endsOfExchange).nullable() })
        .nullable(),
    })
    .nullable(),
  exchanges: z.array(
    linkedSchema.extend({
      return_id: z.string(),
      status: z.enum(orderStatuses),
      is_here: z.boolean(),
      is_picked_up: z.boolean(),
      pieces: z.array(exchangedSchema),
    }),
  ),
  left: z.record(z.string(), z.array(money)),
  until: z.string().nullable(),
  most: money.nullable(),
  is_cash: z.boolean(),
  is_cash_due: z.boolean(),
  owed: money,
  needs_upi: z.boolean(),
  refunds: z.array(
    row(
      {
        amountPaise: money,
        upiId: z.string().nullable(),
        status: z.enum(["requested", "pending", "processed", "failed"]),
      },
      { amountPaise: "amount" },
    ),
  ),
  deductions: z.array(row({ amountPaise: money, reason: z.string() }, { amountPaise: "amount" })),
  ships_on: z.enum(["received", "picked_up", "requested"]),
  kept: money,
});

export async function readOrderReturns(orderNumber: string) {
  const answer = await serviceClient().rpc("order_returns", { p_order_number: orderNumber });
  return returnsSchema.parse(unwrap("returns: read", answer));
}

/** The variants for an exchange: same product, another size or colour, in stock. */
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
