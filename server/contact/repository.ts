import "server-only";
import { z } from "zod";
import { type InboxRow, inboxList } from "@/lib/contact/inbox-list";
import {
  type ContactState,
  contactStateNames,
  contactTopicNames,
  type DeskMessage,
} from "@/lib/contact/message";
import type { ContactForm } from "@/lib/contact/schemas";
import type { ListState } from "@/lib/lists/list-state";
import { row } from "@/lib/row";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { serviceClient } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient } from "@/server/supabase/viewer-client";

const topic = z.enum(contactTopicNames);
const state = z.enum(contactStateNames);

/** `userId`: who is signed in. Returns the message's number. */
export async function insertMessage(form: ContactForm, userId: string | null): Promise<number> {
  const { orderNumber, message, ...fields } = form;
  const answer = await serviceClient().rpc("receive_contact", {
    p_fields: { ...fields, order_number: orderNumber, body: message },
    // The generator knows no arguments that may be null.
    p_user_id: userId as string,
  });
  return unwrap("contact: receive", answer);
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

/** The newest of what a search finds. */
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

const deskSchema = z
  .object({
    id: z.number(),
    user_id: z.string().nullable(),
    customer: z.string().nullable(),
    name: z.string(),
    email: z.string(),
    topic,
    order_number: z.string(),
    is_order: z.boolean(),
    is_buyer: z.boolean(),
    body: z.string(),
    state,
    created_at: z.string(),
    replies: z.array(
      z.object({
        id: z.string(),
        body: z.string(),
        by: z.string(),
        created_at: z.string(),
        mail: z.enum(["waiting", "sent", "dead"]),
      }),
    ),
    others: z.array(
      z.object({ id: z.number(), topic, state, created_at: z.string(), beginning: z.string() }),
    ),
  })
  .transform(
    ({
      user_id,
      customer,
      order_number,
      is_order,
      is_buyer,
      created_at,
      replies,
      others,
      ...row
    }): DeskMessage => ({
      ...row,
      customer: user_id && customer !== null ? { id: user_id, name: customer } : null,
      orderNumber: order_number,
      isOrder: is_order,
      isBuyer: is_buyer,
      createdAt: created_at,
      replies: replies.map(({ created_at, ...reply }) => ({ ...reply, createdAt: created_at })),
      others: others.map(({ created_at, ...other }) => ({ ...other, createdAt: created_at })),
    }),
  );

/** Null when it is not kept any more. */
export async function findDeskMessage(id: number): Promise<DeskMessage | null> {
  const answer = unwrap("inbox: get", await (await viewerClient()).rpc("contact_desk", { p_id: id }));
  return answer === null ? null : deskSchema.parse(answer);
}

/** `key`: of this press. `seen`: how many answers were read. */
export async function insertReply(id: number, key: string, seen: number, body: string): Promise<void> {
  const args = { p_id: id, p_key: key, p_seen: seen, p_body: body };
  unwrap("inbox: reply", await (await viewerClient()).rpc("reply_to_contact", args));
}

const markedSchema = z.array(z.object({ id: z.number(), state }));

/** The messages that were in another state, with it. */
export async function markMessages(ids: readonly number[], to: ContactState) {
  const answer = await (await viewerClient()).rpc("mark_contact", { p_ids: [...ids], p_state: to });
  return markedSchema.parse(unwrap("inbox: mark", answer));
}
