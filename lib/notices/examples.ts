import { asPaise } from "@/lib/money";
import type { ShopEvent } from "@/lib/settings/documents/notifications";
import type { NoticeFacts } from "./facts-schema";

const order_number = "KP-2F4A-81C7-9D3E";
const total = asPaise(149_900);

/** An example notice of each event, for the preview. */
export const exampleFacts: { [E in ShopEvent]: Extract<NoticeFacts, { event: E }> } = {
  order_placed: { event: "order_placed", order_number, total, payment_method: "online" },
  high_value_order: {
    event: "high_value_order",
    order_number,
    total: asPaise(724_000),
    payment_method: "online",
  },
  cod_to_confirm: { event: "cod_to_confirm", order_number, total, payment_method: "cod" },
  payment_failed: { event: "payment_failed", order_number, total },
  return_requested: { event: "return_requested", order_number, kind: "return" },
  refund_failed: { event: "refund_failed", order_number, amount: total },
  dispute_opened: { event: "dispute_opened", order_number, amount: total, respond_by: null },
  low_stock: { event: "low_stock", variant_id: 1, name: "Plain Tee", color: "black", size: "M", left: 3 },
  message_failed: { event: "message_failed", topic: "order_confirmed", channel: "email" },
  complaint_due: {
    event: "complaint_due",
    contact_id: 1,
    number: "C-1",
    step: "answer",
    due_at: "2026-11-29T06:30:00Z",
  },
  new_visitor: { event: "new_visitor", source: "instagram", path: "/products" },
  client_error: {
    event: "client_error",
    type: "screen",
    message: "TypeError: price is undefined",
    page: "/cart",
    seen: 1,
  },
};
