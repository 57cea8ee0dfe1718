import "server-only";
import { z } from "zod";
import { money } from "@/lib/money-schema";
import { exchangeEndReasons } from "@/lib/orders/exchanges";
import { orderStatuses } from "@/lib/orders/order";
import { type ReturnKind, refundStatuses, returnKinds, returnStatuses } from "@/lib/orders/returns";
import { row } from "@/lib/row";
import { shipsOnChoices } from "@/lib/settings/shop-terms";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerRpc } from "@/server/supabase/viewer-client";

export interface ReturnDraft {
  kind: ReturnKind;
  reason: string;
  upiId: string;
  lines: readonly { itemId: number; quantity: number; exchangeVariantId?: number }[];
}

export type StaffReturnDraft = Omit<ReturnDraft, "upiId"> & { left: number };

const toLineRows = (lines: ReturnDraft["lines"]) =>
  lines.map(({ itemId, quantity, exchangeVariantId }) => ({
    order_item_id: itemId,
    quantity,
    exchange_variant_id: exchangeVariantId ?? null,
  }));

export async function requestReturnRow(orderId: string, draft: ReturnDraft): Promise<void> {
  await serviceRpc("request_return", {
    orderId,
    kind: draft.kind,
    reason: draft.reason,
    upiId: draft.upiId || undefined,
    lines: toLineRows(draft.lines),
  });
}

/** As the signed-in member of staff. */
export async function requestReturnByStaffRow(
  orderNumber: string,
  { kind, reason, lines, left }: StaffReturnDraft,
): Promise<void> {
  await viewerRpc("request_return_by_staff", { orderNumber, kind, reason, lines: toLineRows(lines), left });
}

export async function withdrawReturnRow(orderId: string): Promise<void> {
  await serviceRpc("withdraw_return", { orderId });
}

export async function nameRefundUpiRow(orderId: string, upiId: string): Promise<void> {
  await serviceRpc("name_refund_upi", { orderId, upiId });
}

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
const returnsSchema = row(
  {
    replaces: row(
      {
        orderNumber: z.string(),
        status: z.enum(returnStatuses),
        isPickedUp: z.boolean(),
      },
      { orderNumber: "order_id" },
    ).nullable(),
    open: row(
      {
        kind: z.enum(returnKinds),
        isPickedUp: z.boolean(),
        valuePaise: money,
        exchange: row(
          {
            orderNumber: z.string(),
            status: z.enum(orderStatuses),
            lost: z.enum(exchangeEndReasons).nullable(),
          },
          { orderNumber: "order_id" },
        ).nullable(),
      },
      { valuePaise: "value" },
    ).nullable(),
    exchanges: z.array(
      row(
        {
          orderNumber: z.string(),
          returnId: z.string(),
          status: z.enum(orderStatuses),
          isHere: z.boolean(),
          isPickedUp: z.boolean(),
          items: z.array(exchangedSchema),
        },
        { orderNumber: "order_id" },
      ),
    ),
    left: z.record(z.string(), z.array(money)),
    until: z.string().nullable(),
    most: money.nullable(),
    isCash: z.boolean(),
    isCashDue: z.boolean(),
    owedPaise: money,
    needsUpi: z.boolean(),
    refunds: z.array(
      row(
        {
          amountPaise: money,
          reason: z.string(),
          upiId: z.string().nullable(),
          status: z.enum(refundStatuses),
        },
        { amountPaise: "amount" },
      ),
    ),
    deductions: z.array(row({ amountPaise: money, reason: z.string() }, { amountPaise: "amount" })),
    shipsOn: z.enum(shipsOnChoices),
    rtoDeductionPaise: money,
  },
  { owedPaise: "owed", rtoDeductionPaise: "rto_deducted" },
);

export async function readOrderReturns(orderNumber: string) {
  return returnsSchema.parse(await serviceRpc("order_returns", { orderNumber }));
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
