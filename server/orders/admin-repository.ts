import "server-only";
import { z } from "zod";
import type { AddressDraft } from "@/lib/addresses/address";
import { asPaise, type Paise, toRupees } from "@/lib/money";
import type { RefundLine } from "@/lib/orders/admin-money";
import { type AdminOrder, adminOrderSchema } from "@/lib/orders/admin-order";
import type { ReceivedLine, ReturnStep } from "@/lib/orders/admin-schemas";
import type { OrderStep } from "@/lib/orders/admin-steps";
import type { OrderStatus, Parcel } from "@/lib/orders/order";
import { type PickingLine, pickingListSchema } from "@/lib/orders/picking-list";
import { viewerRpc } from "@/server/supabase/viewer-client";

export async function findAdminOrder(orderNumber: string): Promise<AdminOrder | null> {
  return adminOrderSchema.nullable().parse(await viewerRpc("get_admin_order", { orderNumber }));
}

/** Of these orders; without any, of the 200 that have waited longest for printing. */
export async function listPicking(orderNumbers: readonly string[] | null): Promise<PickingLine[]> {
  return pickingListSchema.parse(
    await viewerRpc("picking_list", orderNumbers ? { orderNumbers: [...orderNumbers] } : {}),
  );
}

const toParcelRows = (parcels: readonly Parcel[]) =>
  parcels.map(({ courier, trackingNumber }) => ({ courier, tracking_number: trackingNumber }));

interface Step {
  orderNumber: string;
  seen: OrderStatus;
  step: OrderStep;
  note?: string;
  parcels?: readonly Parcel[];
  /** The remaining amount shown on the screen; null where it shows none. */
  leftPaise?: Paise | null;
}

export async function stepOrder({
  orderNumber,
  seen,
  step,
  note = "",
  parcels,
  leftPaise = null,
}: Step): Promise<void> {
  await viewerRpc("step_order", {
    orderNumber,
    seen,
    step,
    note,
    ...(parcels && { parcels: toParcelRows(parcels) }),
    ...(leftPaise !== null && { left: toRupees(leftPaise) }),
  });
}

export async function correctParcels(orderNumber: string, parcels: readonly Parcel[]): Promise<void> {
  const rows = toParcelRows(parcels);
  await viewerRpc("correct_parcels", { orderNumber, parcels: rows });
}

interface ReturnMove {
  orderNumber: string;
  returnId: string;
  step: ReturnStep;
  note: string;
}

export async function stepReturn({ orderNumber, returnId, step, note }: ReturnMove): Promise<void> {
  await viewerRpc("step_return", { orderNumber, returnId, step, note });
}

interface Receipt {
  orderNumber: string;
  returnId: string;
  lines: readonly ReceivedLine[];
  deduct: Paise | null;
  why: string;
}

export async function receiveReturn({ orderNumber, returnId, lines, deduct, why }: Receipt): Promise<void> {
  await viewerRpc("step_return", {
    orderNumber,
    returnId,
    step: "receive",
    note: why,
    deduct: toRupees(deduct ?? asPaise(0)),
    lines: lines.map(({ itemId, restocked, writtenOff, missing }) => ({
      order_item_id: itemId,
      restocked,
      written_off: writtenOff,
      missing,
    })),
  });
}

interface RefundRequest {
  orderNumber: string;
  /** The refund's id, which is its key: the same key never pays twice. */
  key: string;
  amountPaise: Paise;
  note: string;
  upiId: string | null;
  /** The remaining amount shown in the form. */
  leftPaise: Paise;
  lines: readonly RefundLine[];
}

const askedSchema = z.object({ status: z.string() });

/** waiting: for a second person; declined: by them, when the same form is sent again. */
export async function refundOrderByStaff(refund: RefundRequest): Promise<"sent" | "waiting" | "declined"> {
  const { status } = askedSchema.parse(
    await viewerRpc("refund_order_by_staff", {
      orderNumber: refund.orderNumber,
      key: refund.key,
      amount: toRupees(refund.amountPaise),
      note: refund.note,
      left: toRupees(refund.leftPaise),
      lines: refund.lines.map(({ itemId, quantity }) => ({ order_item_id: itemId, quantity })),
      ...(refund.upiId && { upiId: refund.upiId }),
    }),
  );
  return status === "waiting" || status === "declined" ? status : "sent";
}

export async function decideRefund(stepId: string, isAgreed: boolean): Promise<void> {
  await viewerRpc("decide_money_step", { stepId, isAgreed });
}

export async function payRefundByHand(orderNumber: string, refundId: string): Promise<void> {
  await viewerRpc("pay_refund_by_hand", { orderNumber, refundId });
}

export async function addOrderNote(orderNumber: string, body: string): Promise<void> {
  await viewerRpc("add_order_note", { orderNumber, body });
}

export async function tagOrder(orderNumber: string, tags: readonly string[]): Promise<void> {
  await viewerRpc("tag_order", { orderNumber, tags: [...tags] });
}

export async function changeOrderAddress(
  orderNumber: string,
  { name, phone, label: _label, ...address }: AddressDraft,
  seen: Omit<AddressDraft, "label">,
): Promise<void> {
  await viewerRpc("change_order_address", {
    orderNumber,
    contact: { name, phone },
    address,
    seen: { ...seen },
  });
}

export async function sendDocuments(orderNumber: string): Promise<void> {
  await viewerRpc("send_order_documents", { orderNumber });
}

export async function sendMessageAgain(orderNumber: string, messageId: number): Promise<void> {
  await viewerRpc("send_message_again", { orderNumber, messageId });
}
