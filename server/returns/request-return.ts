import "server-only";
import type { Order } from "@/lib/orders/order";
import { explainStep } from "@/server/orders/explain-step";
import { deskRefusals, explainRefusal } from "./explain-refusal";
import { type DeskReturnDraft, type ReturnDraft, requestReturnRow, returnAtDeskRow } from "./repository";

/** Requests a return, or an exchange whose new items are reserved at once. */
export function requestReturn(order: Order, draft: ReturnDraft): Promise<void> {
  return explainRefusal(() => requestReturnRow(order.orderId, draft));
}

/** The same by staff, for a customer who called. */
export function returnAtDesk(orderNumber: string, draft: DeskReturnDraft): Promise<void> {
  return explainStep(() => explainRefusal(() => returnAtDeskRow(orderNumber, draft), deskRefusals));
}
