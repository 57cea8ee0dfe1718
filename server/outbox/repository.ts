import "server-only";
import { z } from "zod";
import { contactTopicNames } from "@/lib/contact/message";
import type { ReturnedPiece } from "@/lib/mail/order-letters";
import { type Paise, toPaise } from "@/lib/money";
import type { ChatMessage } from "@/lib/notices/chat-message-schema";
import type { Deduction } from "@/lib/orders/returns";
import { row } from "@/lib/row";
import { type Role, roles } from "@/lib/staff/permissions";
import { reasonsSchema } from "@/lib/submissions/schemas";
import { type DecidedDesign, decisions } from "@/lib/submissions/submission";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

export type Channel = "email" | "sms";

// One malformed row must not block all others.
const subjectSchema = z
  .object({
    code: z.string(),
    refund_id: z.string(),
    return_id: z.string(),
    invitation_id: z.string(),
    contact_id: z.number(),
    reply_id: z.string(),
    submission_id: z.uuid(),
    rev: z.number(),
  })
  .partial()
  .catch({});

const messageSchema = z
  .object({
    id: z.number(),
    topic: z.string(),
    order_id: z.string().nullable(),
    user_id: z.string().nullable(),
    email: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
    attempts: z.number(),
    created_at: z.string(),
  })
  .transform(({ data, ...row }) => ({ ...row, data, subject: subjectSchema.parse(data) }))
  .transform(
    ({ id, topic, order_id: orderId, user_id: userId, email, data, subject, attempts, created_at }) => ({
      id,
      topic,
      /** The recipient: the buyer of an order, the owner of an account, or an address; exactly one is set. */
      orderId,
      userId,
      email,
      code: subject.code ?? null,
      refundId: subject.refund_id ?? null,
      returnId: subject.return_id ?? null,
      invitationId: subject.invitation_id ?? null,
      /** Of a message of the contact page, or of an answer to it. */
      contactId: subject.reply_id ?? (subject.contact_id === undefined ? null : String(subject.contact_id)),
      /** A decision about a design. */
      decision:
        subject.submission_id === undefined || subject.rev === undefined
          ? null
          : { submissionId: subject.submission_id, rev: subject.rev },
      /** The rest of the subject, for topics that read it by themselves. */
      data,
      attempt: attempts,
      createdAt: created_at,
    }),
  );

const slackChannelSchema = z.object({ slackChannel: z.string() }).catch({ slackChannel: "" });

/** A row of the outbox that this runner has leased for two minutes. */
export type Message = z.infer<typeof messageSchema>;

/** Claims the oldest due message, or null. */
export async function claimMessage(channel: Channel): Promise<Message | null> {
  const answer = await serviceClient().rpc("claim_outbox", { p_channel: channel, p_limit: 1 });
  return z.array(messageSchema).parse(unwrap("outbox: claim", answer))[0] ?? null;
}

/** Claims what makes up one message in Slack: at most five notices, and none while others may still join them. */
export async function claimSlackBatch(): Promise<Message[]> {
  const answer = await serviceClient().rpc("claim_slack_batch");
  return z.array(messageSchema).parse(unwrap("outbox: claim for Slack", answer));
}

/** Where the notices go; null when nobody has named a channel. */
export async function findSlackChannel(): Promise<string | null> {
  const answer = await serviceClient()
    .from("admin_settings")
    .select("value")
    .eq("key", "notification_settings")
    .maybeSingle();
  const row = unwrap("outbox: find Slack channel", answer);
  return slackChannelSchema.parse(row?.value).slackChannel || null;
}

export interface Settlement {
  /** failed: the message waits, longer each time · away: the provider is at fault, and the next run retries */
  outcome: "sent" | "skipped" | "failed" | "away" | "dead";
  why?: string;
}

/** True when the message is now given up. */
export async function settleMessage(
  { id, attempt }: Pick<Message, "id" | "attempt">,
  { outcome, why }: Settlement,
): Promise<boolean> {
  const answer = await serviceClient().rpc("settle_outbox", {
    p_id: id,
    p_attempt: attempt,
    p_outcome: outcome,
    p_error: why,
  });
  return unwrap("outbox: settle", answer) === "dead";
}

/** The e-mail address of an account's owner; null without a proven address or an account. */
export async function findOwnerEmail(userId: string): Promise<string | null> {
  const { data, error } = await serviceClient().auth.admin.getUserById(userId);
  if (error && error.status !== 404) throw error;
  return data.user?.email_confirmed_at ? (data.user.email ?? null) : null;
}

export interface SentRefund {
  amountPaise: Paise;
  /** null: the refund went back to the source of the payment. */
  upiId: string | null;
}

export async function findSentRefund(id: string): Promise<SentRefund | null> {
  const answer = await serviceClient()
    .from("refunds")
    .select("amount, method, upi_id")
    .eq("id", id)
    .maybeSingle();
  const row = unwrap("outbox: find refund", answer);
  return row && { amountPaise: toPaise(row.amount), upiId: row.method === "upi" ? row.upi_id : null };
}

const returnSchema = z.object({
  kind: z.enum(["return", "exchange"]),
  order_id: z.string(),
  owed: z.number(),
  deducted: z.number(),
  deduction_reason: z.string(),
  refunds: z.object({ amount: z.number() }).nullable(),
  return_items: z.array(
    z.object({
      quantity: z.number(),
      missing: z.number(),
      order_items: z.object({ title: z.string(), size: z.string(), color_name: z.string() }),
    }),
  ),
});

export interface ReturnRequest {
  kind: "return" | "exchange";
  /** As orders.id. */
  orderId: string;
  pieces: ReturnedPiece[];
  /** Pieces that did not arrive with the others. */
  missing: number;
  /** The refund for these pieces, due when they arrive. */
  backPaise: Paise;
  deduction: Deduction | null;
}

export async function findReturnRequest(id: string): Promise<ReturnRequest | null> {
  const answer = await serviceClient()
    .from("return_requests")
    .select(
      "kind, order_id, owed, deducted, deduction_reason, refunds (amount), return_items (quantity, missing, order_items (title, size, color_name))",
    )
    .eq("id", id)
    .maybeSingle();
  const row = unwrap("outbox: find return", answer);
  if (!row) return null;
  const {
    kind,
    order_id: orderId,
    owed,
    refunds: refund,
    return_items: items,
    ...found
  } = returnSchema.parse(row);
  return {
    kind,
    orderId,
    backPaise: toPaise(refund?.amount ?? owed),
    deduction:
      found.deducted > 0 ? { amountPaise: toPaise(found.deducted), reason: found.deduction_reason } : null,
    missing: items.reduce((sum, { missing }) => sum + missing, 0),
    pieces: items
      .filter(({ quantity }) => quantity > 0)
      .map(({ quantity, order_items: { title, size, color_name: colorName } }) => ({
        quantity,
        title,
        size,
        colorName,
      })),
  };
}

export async function queueOrderLink(orderNumber: string, contact: string): Promise<void> {
  const answer = await serviceClient().rpc("queue_order_link", {
    p_order_number: orderNumber,
    p_contact: contact,
  });
  unwrap("orders: queue link", answer);
}

const contactSchema = row({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopicNames),
  orderNumber: z.string(),
  body: z.string(),
  createdAt: z.string(),
  reply: z.string().nullable().default(null),
});

/** A message of the contact page or an answer to it; null when it is gone or spam. */
export async function findContactMail(topic: string, contactId: string) {
  const answer = await serviceClient().rpc("find_contact_mail", { p_topic: topic, p_id: contactId });
  const row = unwrap("outbox: contact", answer);
  return row === null ? null : contactSchema.parse(row);
}

export interface OpenInvitation {
  role: Role;
  /** ISO */
  expiresAt: string;
}

/** Null when it was withdrawn, accepted or replaced. */
export async function findOpenInvitation(id: string): Promise<OpenInvitation | null> {
  const answer = await serviceClient()
    .from("staff_invitations")
    .select("role, expires_at")
    .eq("id", id)
    .is("accepted_at", null)
    .maybeSingle();
  const row = unwrap("outbox: find invitation", answer);
  const role = roles.find((one) => one === row?.role);
  return row && role ? { role, expiresAt: row.expires_at } : null;
}

const decidedSchema = z.object({
  name: z.string(),
  status: z.enum(decisions),
  reasons: reasonsSchema,
  answer: z.string(),
});

/** What was decided about a design; null when the decision is another one by now. */
export async function findDecided({
  submissionId,
  rev,
}: NonNullable<Message["decision"]>): Promise<DecidedDesign | null> {
  const answer = await serviceClient().rpc("find_submission_mail", {
    p_submission_id: submissionId,
    p_rev: rev,
  });
  return decidedSchema.nullable().parse(unwrap("outbox: find submission", answer));
}

/** The lines of an order that its invitation is still about. */
export async function findReviewInvitation(orderId: string): Promise<number[]> {
  const answer = await serviceClient().rpc("find_review_invitation", { p_order_id: orderId });
  return z.array(z.number()).parse(unwrap("outbox: find review invitation", answer));
}

/** A notice in somebody's own words, for Slack; the same words once a minute. */
export async function queueChatMessage({ text, path }: ChatMessage, now: Date): Promise<void> {
  const data = { event: "chat_message", text, path, minute: Math.floor(now.getTime() / 60_000) };
  const answer = await serviceClient()
    .from("outbox")
    .upsert(
      { topic: "shop_notice", channel: "slack", data },
      { onConflict: "order_id,user_id,email,topic,data,channel", ignoreDuplicates: true },
    );
  unwrap("outbox: queue a notice", answer);
}
