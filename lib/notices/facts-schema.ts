import { z } from "zod";
import { money } from "@/lib/money-schema";

const orderNumber = z.string();
const sale = { order_number: orderNumber, total: money, payment_method: z.string() };

/** The facts that private.notify_staff() stores: of each event, of notices dropped in a flood, and of messages from staff or jobs. */
export const factsSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("order_placed"), ...sale }),
  z.object({ event: z.literal("high_value_order"), ...sale }),
  z.object({ event: z.literal("cod_to_confirm"), ...sale }),
  z.object({ event: z.literal("payment_failed"), order_number: orderNumber, total: money }),
  z.object({
    event: z.literal("return_requested"),
    order_number: orderNumber,
    kind: z.enum(["return", "exchange"]),
  }),
  z.object({ event: z.literal("refund_failed"), order_number: orderNumber.nullable(), amount: money }),
  z.object({
    event: z.literal("dispute_opened"),
    order_number: orderNumber.nullable(),
    amount: money,
    respond_by: z.string().nullable(),
  }),
  z.object({
    event: z.literal("low_stock"),
    variant_id: z.number(),
    name: z.string(),
    color: z.string(),
    size: z.string(),
    left: z.number(),
  }),
  z.object({
    event: z.literal("message_failed"),
    topic: z.string(),
    channel: z.enum(["email", "sms"]),
  }),
  z.object({
    event: z.literal("complaint_due"),
    contact_id: z.number(),
    number: z.string(),
    step: z.enum(["answer", "solve"]),
    due_at: z.string(),
  }),
  z.object({ event: z.literal("new_visitor"), source: z.string(), path: z.string() }),
  z.object({
    event: z.literal("client_error"),
    type: z.string(),
    message: z.string(),
    page: z.string(),
    seen: z.number(),
  }),
  z.object({ event: z.literal("left_out"), count: z.number() }),
  z.object({ event: z.literal("chat_message"), text: z.string(), path: z.string() }),
]);

export type NoticeFacts = z.infer<typeof factsSchema>;
