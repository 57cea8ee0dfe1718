import "server-only";
import { z } from "zod";
import { type InboxRow, inboxList } from "@/lib/contact/inbox-list";
import {
  type AdminMessage,
  type ContactState,
  contactStateNames,
  contactTopicNames,
} from "@/lib/contact/message";
import type { ContactForm } from "@/lib/contact/schemas";
import type { ListState } from "@/lib/lists/list-state";
import { row } from "@/lib/row";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const topic = z.enum(contactTopicNames);
const state = z.enum(contactStateNames);

/** `userId`: the signed-in visitor. Returns the message's number. */
export async function insertMessage(form: ContactForm, userId: string | null): Promise<number> {
  const { orderNumber, message, ...fields } = form;
  return serviceRpc("receive_contact", {
    fields: { ...fields, order_number: orderNumber, body: message },
    // The type generator does not support nullable arguments.
    userId: userId as string,
  });
}

export async function findMessages(list: ListState) {
  const columns = "id, name, email, topic, state, beginning, created_at";
  const client = await viewerClient();
  return readListPage("inbox: list", client.from("contact_list").select(columns), inboxList, list);
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

const rowsSchema = z.array(
  row({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    topic,
    state,
    beginning: z.string(),
    createdAt: z.string(),
  }),
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
  state,
  createdAt: z.string(),
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
  ({ userId, customer, ...message }): AdminMessage => ({
    ...message,
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

const markedSchema = z.array(z.object({ id: z.number(), state }));

/** The messages whose state has changed since, with their current state. */
export async function markMessages(ids: readonly number[], to: ContactState) {
  return markedSchema.parse(await viewerRpc("mark_contact", { ids: [...ids], state: to }));
}
