import "server-only";
import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import type { AnsweredForm } from "@/lib/auth/form-names";
import { complaintSearch, inboxList } from "@/lib/contact/inbox-list";
import { indianDate } from "@/lib/orders/when";
import { getAnsweredForm } from "@/server/auth/queries";
import { openDesignLink } from "@/server/designs/sign-picture";
import { admit } from "@/server/gate/guard";
import { readList } from "@/server/lists/queries";
import { readComplaintKey } from "@/server/outbox/complaint-key";
import { hasAnyPermission } from "@/server/session/admin-access";
import { requireAdminAccess } from "@/server/session/viewer";
import { recordStaffRead } from "@/server/staff/repository";
import { writeComplaints } from "./export-complaints";
import {
  countMessages,
  findAdminMessage,
  findComplaint,
  findMessages,
  parseInboxRows,
  recordContactExport,
} from "./repository";

/** The result of a contact form that was submitted before hydration. */
export async function getAnsweredMessage(): Promise<AnsweredForm> {
  const answered = await getAnsweredForm();
  return answered?.form === "writeMessage" ? answered : null;
}

/** The complaint of a link; null when the key isn't ours or the complaint was purged. */
export async function getComplaint(key: string) {
  const id = readComplaintKey(key);
  return id === null ? null : findComplaint(id);
}

/** The register as a file. The audit log records the downloader. */
export async function exportComplaints(now: Date) {
  await admit("customers.read");
  await recordContactExport(complaintSearch);
  return { name: `complaints-${indianDate(now)}.csv`, parts: writeComplaints() };
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
  if (message) await recordStaffRead("contact_messages", messageId);
  return (
    message && {
      message,
      designLinks: openDesignLink(message.quote?.designLink),
      canWrite: await hasAnyPermission("customers.write"),
    }
  );
}
