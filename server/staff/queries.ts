import "server-only";
import { adminPaths } from "@/lib/admin-paths";
import { maskEmail } from "@/lib/auth/mask-email";
import { nameKey } from "@/lib/staff/audit";
import type { AuditQuery } from "@/lib/staff/audit-query";
import type { Role } from "@/lib/staff/permissions";
import { byArea } from "@/lib/staff/staff";
import { now } from "@/server/clock";
import { hasAnyPermission } from "@/server/session/admin-access";
import { getViewer, requireAdminAccess } from "@/server/session/viewer";
import { verifyInvitationToken } from "./invitation-token";
import {
  findInvitation,
  listAuditEntries,
  listAuditNames,
  listInvitations,
  listPermissionRows,
  listStaff,
} from "./repository";

/** Staff, invitations, and each role's permissions. */
export async function getRolesPage() {
  const { id } = await requireAdminAccess(adminPaths.roles, "roles.read");
  const [staff, invitations, rows, canWrite] = await Promise.all([
    listStaff(),
    listInvitations(now()),
    listPermissionRows(),
    hasAnyPermission("roles.write"),
  ]);
  return { viewerId: id, staff, invitations, areas: byArea(rows), canWrite };
}

const pageSize = 50;

/** A page of the audit log, newest first, and the people for its filter. */
export async function getAuditPage(filter: AuditQuery) {
  await requireAdminAccess(adminPaths.auditLog, "audit.read");
  const [found, staff] = await Promise.all([
    listAuditEntries(filter, pageSize),
    hasAnyPermission("roles.read").then((may) => (may ? listStaff() : [])),
  ]);
  const entries = found.slice(0, pageSize);
  const people = Object.fromEntries(
    staff.flatMap(({ userId, name }) => ["user_roles", "people"].map((as) => [nameKey(as, userId), name])),
  );
  const names = { ...(await listAuditNames(entries)), ...people };
  return { entries, names, staff, next: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null };
}

export type InvitationPage =
  | { is: "gone" }
  | { is: "for_guest" | "for_other_address" | "open"; email: string; role: Role; viewerEmail: string | null };

/** The contents of an invitation link. The link alone grants nothing: the account must have confirmed the address. */
export async function getInvitationPage(token: string): Promise<InvitationPage> {
  const id = verifyInvitationToken(token);
  const invitation = id ? await findInvitation(id, now()) : null;
  if (!invitation || invitation.isExpired) return { is: "gone" };
  const viewer = await getViewer();
  const { role } = invitation;
  const isOwn = viewer?.isEmailProven === true && viewer.email?.toLowerCase() === invitation.email;
  const is = viewer === null ? "for_guest" : isOwn ? "open" : "for_other_address";
  return { is, role, email: maskEmail(invitation.email), viewerEmail: viewer?.email ?? null };
}
