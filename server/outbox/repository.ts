import "server-only";
import { z } from "zod";
import { contactTopicNames } from "@/lib/contact/message";
import { toQuote } from "@/lib/contact/quote";
import { quoteColumns } from "@/lib/contact/schemas";
import type { ReturnedItem } from "@/lib/mail/order-emails";
import { type Paise, toPaise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import type { ChatMessage } from "@/lib/notices/chat-message-schema";
import { type Deduction, type ReturnKind, returnKinds } from "@/lib/orders/returns";
import { row } from "@/lib/row";
import { type Role, roles } from "@/lib/staff/permissions";
import { reasonsSchema } from "@/lib/submissions/schemas";
import { type DecidedDesign, decisions } from "@/lib/submissions/submission";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";

export type Channel = "email" | "sms";

// One malformed row must not block all others.
const subjectSchema = row({
  code: z.string().optional(),
  refundId: z.string().optional(),
  returnId: z.string().optional(),
  invitationId: z.string().optional(),
  contactId: z.number().optional(),
  replyId: z.string().optional(),
  submissionId: z.uuid().optional(),
  rev: z.number().optional(),
}).catch({});

const messageSchema = row(
  {
    id: z.number(),
    topic: z.string(),
    /** The recipient: the buyer of an order, the owner of an account, or an address; exactly one is set. */
    orderId: z.string().nullable(),
    userId: z.string().nullable(),
    email: z.string().nullable(),
    data: z.record(z.string(), z.unknown()),
    attempt: z.number(),
    createdAt: z.string(),
  },
  { attempt: "attempts" },
).transform((message) => {
  const { submissionId, rev, ...subject } = subjectSchema.parse(message.data);
  return {
    /** `data` is the rest of the subject, for topics that parse it themselves. */
    ...message,
    code: subject.code ?? null,
    refundId: subject.refundId ?? null,
    returnId: subject.returnId ?? null,
    invitationId: subject.invitationId ?? null,
    /** A message of the contact page, or an answer to it. */
    contactId: subject.replyId ?? (subject.contactId === undefined ? null : String(subject.contactId)),
    /** A decision about a design. */
    decision: submissionId === undefined || rev === undefined ? null : { submissionId, rev },
  };
});

const slackChannelSchema = z.object({ slackChannel: z.string() }).catch({ slackChannel: "" });

/** A row of the outbox that this runner has leased for two minutes. */
export type Message = z.infer<typeof messageSchema>;

/** Claims the oldest due message, or null. */
export async function claimMessage(channel: Channel): Promise<Message | null> {
  return z.array(messageSchema).parse(await serviceRpc("claim_outbox", { channel, limit: 1 }))[0] ?? null;
}

/** Claims the notices of one message in Slack: at most five, and none while others may still join them. */
export async function claimSlackBatch(): Promise<Message[]> {
  return z.array(messageSchema).parse(await serviceRpc("claim_slack_batch"));
}

/** The channel of the notices; null when none is set. */
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
  return (await serviceRpc("settle_outbox", { id, attempt, outcome, error: why })) === "dead";
}

/** The email address of an account's owner; null without a confirmed address or an account. */
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

const returnSchema = row(
  {
    kind: z.enum(returnKinds),
    orderId: z.string(),
    owedPaise: money,
    deductedPaise: money,
    deductionReason: z.string(),
    refund: row({ amountPaise: money }, { amountPaise: "amount" }).nullable(),
    items: z.array(
      row(
        {
          quantity: z.number(),
          missing: z.number(),
          item: row({ title: z.string(), size: z.string(), colorName: z.string() }),
        },
        { item: "order_items" },
      ),
    ),
  },
  { owedPaise: "owed", deductedPaise: "deducted", refund: "refunds", items: "return_items" },
).transform(
  ({ kind, orderId, owedPaise, deductedPaise, deductionReason, refund, items }): ReturnRequest => ({
    kind,
    orderId,
    backPaise: refund?.amountPaise ?? owedPaise,
    deduction: deductedPaise > 0 ? { amountPaise: deductedPaise, reason: deductionReason } : null,
    missing: items.reduce((sum, { missing }) => sum + missing, 0),
    items: items.filter(({ quantity }) => quantity > 0).map(({ quantity, item }) => ({ quantity, ...item })),
  }),
);

export interface ReturnRequest {
  kind: ReturnKind;
  /** As orders.id. */
  orderId: string;
  items: ReturnedItem[];
  /** Items that did not arrive with the others. */
  missing: number;
  /** The refund for these items, due when they arrive. */
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
  return returnSchema.nullable().parse(unwrap("outbox: find return", answer));
}

export async function queueOrderLink(orderNumber: string, contact: string): Promise<void> {
  await serviceRpc("queue_order_link", { orderNumber, contact });
}

const contactSchema = row({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(contactTopicNames),
  orderNumber: z.string(),
  body: z.string(),
  ...quoteColumns,
  createdAt: z.string(),
  reply: z.string().nullable().default(null),
  complaintNumber: z.string().nullable(),
  answerDueAt: z.string().nullable(),
  solveDueAt: z.string().nullable(),
}).transform(({ complaintNumber: number, answerDueAt, solveDueAt, ...contact }) => ({
  ...contact,
  quote: toQuote(contact),
  complaint:
    number !== null && answerDueAt !== null && solveDueAt !== null
      ? { number, answerDueAt, solveDueAt }
      : null,
}));

/** A message of the contact page or an answer to it; null when it is gone or spam. */
export async function findContactMail(topic: string, contactId: string) {
  const row = await serviceRpc("find_contact_mail", { topic, id: contactId });
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

/** The decision about a design; null when it has changed since. */
export async function findDecided({
  submissionId,
  rev,
}: NonNullable<Message["decision"]>): Promise<DecidedDesign | null> {
  return decidedSchema.nullable().parse(await serviceRpc("find_submission_mail", { submissionId, rev }));
}

/** The lines of an order that its review invitation still covers. */
export async function findReviewInvitation(orderId: string): Promise<number[]> {
  return z.array(z.number()).parse(await serviceRpc("find_review_invitation", { orderId }));
}

/** A notice with a free text, for Slack; the same text at most once a minute. */
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
