import "server-only";
import { z } from "zod";
import { type InboxRow, inboxList } from "@/lib/contact/inbox-list";
import {
  type AdminMessage,
  type Complaint,
  type ContactState,
  contactStateNames,
  contactTopicNames,
} from "@/lib/contact/message";
import { toQuote } from "@/lib/contact/quote";
import { type ContactForm, quoteColumns } from "@/lib/contact/schemas";
import type { ListState } from "@/lib/lists/list-state";
import { row, toColumns } from "@/lib/row";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const topic = z.enum(contactTopicNames);
const state = z.enum(contactStateNames);

/** `userId`: the signed-in visitor. Returns the message's number. */
export async function insertMessage(
  form: Omit<ContactForm, "captcha">,
  userId: string | null,
): Promise<number> {
  const { message, notice, ...fields } = form;
  return serviceRpc("receive_contact", {
    fields: toColumns({ ...fields, body: message, noticeVersion: notice }),
    // The type generator does not support nullable arguments.
    userId: userId as string,
  });
}

const listColumns =
  "id, name, email, topic, state, beginning, order_number, created_at, complaint_number, answer_due_at, solve_due_at, answered_at, solved_at, owner";

export async function findMessages(list: ListState, size?: number) {
  const client = await viewerClient();
  return readListPage("inbox: list", client.from("contact_list").select(listColumns), inboxList, list, size);
}

export async function countMessages(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("inbox: count", client.from("contact_list").select("id"), inboxList, q);
}

/** Search results, newest first. */
export async function listMessageIds(q: string, limit: number): Promise<number[]> {
  const query = withSearch((await viewerClient()).from("contact_list").select("id"), inboxList, q);
  const answer = await query.order("created_at", { ascending: false }).order("id").limit(limit);
  return z
    .array(z.object({ id: z.number() }))
    .parse(unwrap("inbox: found", answer))
    .map(({ id }) => id);
}

const complaintColumns = {
  createdAt: z.string(),
  complaintNumber: z.string().nullable(),
  answerDueAt: z.string().nullable(),
  solveDueAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  solvedAt: z.string().nullable(),
};

type ComplaintColumns = z.infer<z.ZodObject<typeof complaintColumns>> & { state: ContactState };

/** Collects a complaint's columns. */
function withComplaint<R extends ComplaintColumns>(row: R) {
  const { complaintNumber: number, answerDueAt, solveDueAt, answeredAt, solvedAt, ...rest } = row;
  const { state, createdAt } = row;
  const complaint: Complaint | null =
    number !== null && answerDueAt !== null && solveDueAt !== null
      ? { number, state, createdAt, answerDueAt, solveDueAt, answeredAt, solvedAt }
      : null;
  return { ...rest, complaint };
}

const rowsSchema = z.array(
  row({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    topic,
    state,
    beginning: z.string(),
    orderNumber: z.string(),
    owner: z.string().nullable(),
    ...complaintColumns,
  }).transform(withComplaint),
);

export function parseInboxRows(rows: readonly unknown[]): InboxRow[] {
  return rowsSchema.parse(rows);
}

const adminSchema = row({
  id: z.number(),
  userId: z.string().nullable(),
  customer: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  topic,
  orderNumber: z.string(),
  isOrder: z.boolean(),
  isBuyer: z.boolean(),
  body: z.string(),
  ...quoteColumns,
  state,
  owner: z.string().nullable(),
  ...complaintColumns,
  replies: z.array(
    row({
      id: z.string(),
      body: z.string(),
      by: z.string(),
      createdAt: z.string(),
      mail: z.enum(["waiting", "sent", "dead"]),
    }),
  ),
  others: z.array(row({ id: z.number(), topic, state, createdAt: z.string(), beginning: z.string() })),
}).transform(
  ({ userId, customer, quantity, neededBy, phone, designLink, ...message }): AdminMessage => ({
    ...withComplaint(message),
    quote: toQuote({ quantity, neededBy, phone, designLink }),
    customer: userId && customer !== null ? { id: userId, name: customer } : null,
  }),
);

/** Null when it was purged. */
export async function findAdminMessage(id: number): Promise<AdminMessage | null> {
  const answer = await viewerRpc("get_admin_contact_message", { id });
  return answer === null ? null : adminSchema.parse(answer);
}

/** `key`: idempotency key of the click. `seen`: how many answers were read. */
export async function insertReply(id: number, key: string, seen: number, body: string): Promise<void> {
  await viewerRpc("reply_to_contact", { id, key, seen, body });
}

/** Makes the viewer its owner. */
export async function ownMessage(id: number): Promise<void> {
  await viewerRpc("own_contact_message", { id });
}

/** The audit log records who exports the register. */
export async function recordContactExport(q: string): Promise<void> {
  await viewerRpc("record_contact_export", { q });
}

const complaintSchema = row({
  ...{ number: z.string(), state, createdAt: z.string(), answerDueAt: z.string(), solveDueAt: z.string() },
  ...{ answeredAt: z.string().nullable(), solvedAt: z.string().nullable() },
});

/** Null when it was purged or has another topic. */
export async function findComplaint(id: number): Promise<Complaint | null> {
  return complaintSchema.nullable().parse(await serviceRpc("get_complaint", { id }));
}

/** Notifies staff of complaints that are due soon; returns how many. */
export async function alarmComplaints(): Promise<number> {
  return serviceRpc("alarm_complaints");
}

const markedSchema = z.array(z.object({ id: z.number(), state }));

/** The messages whose state has changed since, with their current state. */
export async function markMessages(ids: readonly number[], to: ContactState) {
  return markedSchema.parse(await viewerRpc("mark_contact", { ids: [...ids], state: to }));
}
