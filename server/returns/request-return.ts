import "server-only";
import type { Order } from "@/lib/orders/order";
import { explainStep } from "@/server/orders/explain-step";
import { adminRefusals, explainRefusal } from "./explain-refusal";
import {
  type ReturnDraft,
  requestReturnByStaffRow,
  requestReturnRow,
  type StaffReturnDraft,
} from "./repository";

/** Requests a return, or an exchange whose new items are reserved at once. */
export function requestReturn(order: Order, draft: ReturnDraft): Promise<void> {
  return explainRefusal(() => requestReturnRow(order.orderId, draft));
}

/** The same by staff, for a customer who called. */
export function requestReturnByStaff(orderNumber: string, draft: StaffReturnDraft): Promise<void> {
  return explainStep(() => explainRefusal(() => requestReturnByStaffRow(orderNumber, draft), adminRefusals));
}
