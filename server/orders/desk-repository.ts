import "server-only";
import { z } from "zod";
import type { AddressDraft } from "@/lib/addresses/address";
import { asPaise, type Paise, toRupees } from "@/lib/money";
import type { RefundedPiece } from "@/lib/orders/desk-money";
import { type DeskOrder, deskOrderSchema } from "@/lib/orders/desk-order";
import type { ReceivedLine, ReturnStep } from "@/lib/orders/desk-schemas";
import type { OrderStep } from "@/lib/orders/desk-steps";
import type { OrderStatus, Parcel } from "@/lib/orders/order";
import { type PickingLine, pickingListSchema } from "@/lib/orders/picking-list";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

export async function findDeskOrder(orderNumber: string): Promise<DeskOrder | null> {
  const answer = await (await viewerClient()).rpc("desk_order", { p_order_number: orderNumber });
  return deskOrderSchema.nullable().parse(unwrap("orders: desk", answer));
}

/** Of these orders; without any, of the 200 that have waited longest to be printed. */
export async function listPicking(orderNumbers: readonly string[] | null): Promise<PickingLine[]> {
  const client = await viewerClient();
  const answer = await client.rpc("picking_list", orderNumbers ? { p_order_numbers: [...orderNumbers] } : {});
  return pickingListSchema.parse(unwrap("orders: picking list", answer));
}

const toParcelRows = (parcels: readonly Parcel[]) =>
  parcels.map(({ courier, trackingNumber }) => ({ courier, tracking_number: trackingNumber }));

interface Step {
  orderNumber: string;
  seen: OrderStatus;
  step: OrderStep;
  note?: string;
  parcels?: readonly Parcel[];
  /** What the screen said is left of the money; null where it says nothing. */
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
  const client = await viewerClient();
  const answer = await client.rpc("step_order", {
    p_order_number: orderNumber,
    p_seen: seen,
    p_step: step,
    p_note: note,
    ...(parcels && { p_parcels: toParcelRows(parcels) }),
    ...(leftPaise !== null && { p_left: toRupees(leftPaise) }),
  });
  unwrap("orders: step", answer);
}

export async function correctParcels(orderNumber: string, parcels: readonly Parcel[]): Promise<void> {
  const client = await viewerClient();
  const rows = toParcelRows(parcels);
  unwrap(
    "orders: parcels",
    await client.rpc("correct_parcels", { p_order_number: orderNumber, p_parcels: rows }),
  );
}

interface ReturnMove {
  orderNumber: string;
  returnId: string;
  step: ReturnStep;
  note: string;
}

export async function stepReturn({ orderNumber, returnId, step, note }: ReturnMove): Promise<void> {
  const client = await viewerClient();
  const answer = await client.rpc("step_return", {
    p_order_number: orderNumber,
    p_return_id: returnId,
    p_step: step,
    p_note: note,
  });
  unwrap("orders: return", answer);
}

interface Receipt {
  orderNumber: string;
  returnId: string;
  lines: readonly ReceivedLine[];
  deduct: Paise | null;
  why: string;
}

export async function receiveReturn({ orderNumber, returnId, lines, deduct, why }: Receipt): Promise<void> {
  const client = await viewerClient();
  const answer = await client.rpc("step_return", {
    p_order_number: orderNumber,
    p_return_id: returnId,
    p_step: "receive",
    p_note: why,
    p_deduct: toRupees(deduct ?? asPaise(0)),
    p_lines: lines.map(({ itemId, restocked, writtenOff, missing }) => ({
      order_item_id: itemId,
      restocked,
      written_off: writtenOff,
      missing,
    })),
  });
  unwrap("orders: return", answer);
}

interface DeskRefund {
  orderNumber: string;
  /** The refund's id: the same key never pays twice. */
  key: string;
  amountPaise: Paise;
  note: string;
  upiId: string | null;
  /** What the form said is left. */
  leftPaise: Paise;
  pieces: readonly RefundedPiece[];
}

const askedSchema = z.object({ status: z.string() });

/** waiting: for a second person; declined: by them, when the same form is sent again. */
export async function refundAtDesk(refund: DeskRefund): Promise<"sent" | "waiting" | "declined"> {
  const client = await viewerClient();
  const answer = await client.rpc("refund_at_desk", {
    p_order_number: refund.orderNumber,
    p_key: refund.key,
    p_amount: toRupees(refund.amountPaise),
    p_note: refund.note,
    p_left: toRupees(refund.leftPaise),
    p_lines: refund.pieces.map(({ itemId, quantity }) => ({ order_item_id: itemId, quantity })),
    ...(refund.upiId && { p_upi_id: refund.upiId }),
  });
  const { status } = askedSchema.parse(unwrap("orders: refund", answer));
  return status === "waiting" || status === "declined" ? status : "sent";
}

export async function decideRefund(stepId: string, isAgreed: boolean): Promise<void> {
  const client = await viewerClient();
  const answer = await client.rpc("decide_money_step", { p_step_id: stepId, p_is_agreed: isAgreed });
  unwrap("orders: refund decision", answer);
}

export async function payRefundByHand(orderNumber: string, refundId: string): Promise<void> {
  const client = await viewerClient();
  unwrap(
    "orders: refund by hand",
    await client.rpc("pay_refund_by_hand", { p_order_number: orderNumber, p_refund_id: refundId }),
  );
}

export async function noteOrder(orderNumber: string, body: string): Promise<void> {
  const client = await viewerClient();
  unwrap("orders: note", await client.rpc("note_order", { p_order_number: orderNumber, p_body: body }));
}

export async function tagOrder(orderNumber: string, tags: readonly string[]): Promise<void> {
  const client = await viewerClient();
  unwrap("orders: tags", await client.rpc("tag_order", { p_order_number: orderNumber, p_tags: [...tags] }));
}

export async function moveAddress(
  orderNumber: string,
  { name, phone, label: _label, ...address }: AddressDraft,
  seen: Omit<AddressDraft, "label">,
): Promise<void> {
  const client = await viewerClient();
  const answer = await client.rpc("move_address", {
    p_order_number: orderNumber,
    p_contact: { name, phone },
    p_address: address,
    p_seen: { ...seen },
  });
  unwrap("orders: address", answer);
}

export async function sendPapers(orderNumber: string): Promise<void> {
  const client = await viewerClient();
  unwrap("orders: papers", await client.rpc("send_papers", { p_order_number: orderNumber }));
}

export async function sendMessageAgain(orderNumber: string, messageId: number): Promise<void> {
  const client = await viewerClient();
  unwrap(
    "orders: message again",
    await client.rpc("send_message_again", { p_order_number: orderNumber, p_message_id: messageId }),
  );
}
