import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { inboxList } from "@/lib/contact/inbox-list";
import { getAnsweredForm } from "@/server/auth/queries";
import { readList } from "@/server/lists/queries";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { countMessages, findAdminMessage, findMessages, parseInboxRows } from "./repository";

/** The result of a contact form that was submitted before hydration. */
export async function getAnsweredMessage(): Promise<AnsweredForm> {
  const answered = await getAnsweredForm();
  return answered?.form === "writeMessage" ? answered : null;
}

export async function getInbox(params: Record<string, string | string[] | undefined>) {
  const { id } = await requireAdminAccess(adminPaths.inbox, "customers.read");
  const list = await readList(inboxList, params, id, { find: findMessages, count: countMessages });
  return {
    ...list,
    rows: parseInboxRows(list.page.rows),
    canWrite: await hasAnyPermission("customers.write"),
  };
}

/** Null when it was purged. */
export async function getMessage(messageId: string) {
  await requireAdminAccess(adminPaths.message(messageId), "customers.read");
  const id = z.coerce.number().int().positive().safeParse(messageId);
  const message = id.success ? await findAdminMessage(id.data) : null;
  return message && { message, canWrite: await hasAnyPermission("customers.write") };
}
