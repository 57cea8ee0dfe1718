import "server-only";
import { z } from "zod";
import { row } from "@/lib/row";
import {
  type AuditEntry,
  type AuditNames,
  auditActions,
  isUuid,
  nameKey,
  type ReadSubject,
} from "@/lib/staff/audit";
import type { AuditQuery } from "@/lib/staff/audit-query";
import { isPermission, type Role, roles } from "@/lib/staff/permissions";
import {
  type Invitation,
  type LimitedRole,
  limitedRoles,
  type PermissionRow,
  type StaffMember,
} from "@/lib/staff/staff";
import { serviceClient, serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const staffSchema = z.array(
  row({
    userId: z.string(),
    role: z.enum(roles),
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    hasFactor: z.boolean(),
    seenAt: z.string().nullable(),
  }).transform(
    ({ firstName, lastName, email, ...member }): StaffMember => ({
      ...member,
      email: email ?? "",
      name: [firstName, lastName].filter(Boolean).join(" ") || (email ?? ""),
    }),
  ),
);

export async function listStaff(): Promise<StaffMember[]> {
  return staffSchema.parse(await viewerRpc("list_staff"));
}

export async function listPermissionRows(): Promise<PermissionRow[]> {
  const client = await viewerClient();
  const [all, granted] = await Promise.all([
    client.from("permissions").select("permission, description"),
    client.from("role_permissions").select("role, permission"),
  ]);
  const rows = unwrap("role_permissions: list", granted);
  return unwrap("permissions: list", all).flatMap(({ permission, description }) =>
    isPermission(permission) ? [{ permission, description, allowed: rolesWith(permission, rows) }] : [],
  );
}

function rolesWith(permission: string, rows: readonly { role: string; permission: string }[]): LimitedRole[] {
  return limitedRoles.filter((role) =>
    rows.some((row) => row.role === role && row.permission === permission),
  );
}

export async function listInvitations(now: Date): Promise<Invitation[]> {
  const rows = unwrap(
    "staff_invitations: list",
    await (await viewerClient())
      .from("staff_invitations")
      .select("id, email, role, expires_at")
      .is("accepted_at", null)
      .order("created_at", { ascending: false })
      .limit(100),
  );
  return rows.flatMap(({ id, email, role, expires_at: expiresAt }) => {
    const known = roles.find((one) => one === role);
    return known
      ? [{ id, email, role: known, expiresAt, isExpired: Date.parse(expiresAt) <= now.getTime() }]
      : [];
  });
}

/** Null removes the role. */
export async function setStaffRole(userId: string, role: Role | null): Promise<void> {
  await viewerRpc("set_staff_role", { userId, role: role ?? undefined });
}

export async function setRolePermission(change: {
  role: LimitedRole;
  permission: string;
  isAllowed: boolean;
}): Promise<void> {
  await viewerRpc("set_role_permission", {
    role: change.role,
    permission: change.permission,
    isAllowed: change.isAllowed,
  });
}

export async function inviteStaff(email: string, role: Role): Promise<void> {
  await viewerRpc("invite_staff", { email, role });
}

export async function withdrawInvitation(id: string): Promise<void> {
  await viewerRpc("withdraw_invitation", { id });
}

const valuesSchema = z.record(z.string(), z.unknown()).nullable();
const actionSchema = z.enum(auditActions);

/** Newest first; one more than `count` when there are more. */
export async function listAuditEntries(filter: AuditQuery, count: number): Promise<AuditEntry[]> {
  if (filter.action === "read") return listStaffReads(filter, count);
  let query = (await viewerClient())
    .from("audit_log")
    .select("id, at:created_at, actorName:actor_name, action, subject, subjectId:subject_id, before, after")
    .order("id", { ascending: false })
    .limit(count + 1);
  if (filter.subject) query = query.eq("subject", filter.subject);
  if (filter.id) query = query.eq("subject_id", filter.id);
  if (filter.actor) query = query.eq("actor", filter.actor);
  if (filter.action) query = query.eq("action", filter.action);
  if (filter.from) query = query.gte("created_at", `${filter.from}T00:00:00+05:30`);
  if (filter.to) query = query.lte("created_at", `${filter.to}T23:59:59.999999+05:30`);
  if (filter.before) query = query.lt("id", filter.before);
  return unwrap("audit_log: list", await query).map((row) => ({
    ...row,
    action: actionSchema.parse(row.action),
    before: valuesSchema.parse(row.before),
    after: valuesSchema.parse(row.after),
  }));
}

/** Which staff opened whose data, newest first. */
async function listStaffReads(filter: AuditQuery, count: number): Promise<AuditEntry[]> {
  let query = (await viewerClient())
    .from("staff_reads")
    .select("id, at:read_at, actorName:actor_name, subject, subjectId:subject_id")
    .order("id", { ascending: false })
    .limit(count + 1);
  if (filter.subject) query = query.eq("subject", filter.subject);
  if (filter.id) query = query.eq("subject_id", filter.id);
  if (filter.actor) query = query.eq("actor", filter.actor);
  if (filter.from) query = query.gte("read_at", `${filter.from}T00:00:00+05:30`);
  if (filter.to) query = query.lte("read_at", `${filter.to}T23:59:59.999999+05:30`);
  if (filter.before) query = query.lt("id", filter.before);
  return unwrap("staff_reads: list", await query).map((row) => ({
    ...row,
    ...({ action: "read", before: null, after: null } as const),
  }));
}

/** Logs that the viewer, a member of staff, opened a record with personal data. Awaited before the record is shown. */
export async function recordStaffRead(subject: ReadSubject, id: string): Promise<void> {
  await viewerRpc("record_staff_read", { subject, id });
}

const accounts = ["customers", "referrers", "user_roles"];

/** Names of the entries' subjects, and of those in their values, as far as the viewer may read them. */
export async function listAuditNames(entries: readonly AuditEntry[]): Promise<AuditNames> {
  const client = await viewerClient();
  const categoryColumns = ["parent_id", "primary_category_id", "subcategory_id"];
  const [products, categories, variants, people, submissions] = await Promise.all([
    client
      .from("products")
      .select("id, name")
      .in("id", numbersIn(keysOf(entries, ["products"], ["product_id"]))),
    client
      .from("categories")
      .select("id, name")
      .in("id", numbersIn(keysOf(entries, ["categories"], categoryColumns))),
    client
      .from("product_variants")
      .select("id, name:sku")
      .in("id", numbersIn(keysOf(entries, ["product_variants"], []))),
    client
      .from("customer_list")
      .select("id, name")
      .in("id", keysOf(entries, accounts, ["user_id", "reviewer"]).filter(isUuid)),
    client
      .from("submission_list")
      .select("id, name")
      .in("id", keysOf(entries, ["submissions"], []).filter(isUuid)),
  ]);
  const accountRows = unwrap("audit: people", people);
  const named = {
    products: unwrap("audit: products", products),
    categories: unwrap("audit: categories", categories),
    product_variants: unwrap("audit: variants", variants),
    submissions: unwrap("audit: submissions", submissions),
    ...Object.fromEntries(["people", ...accounts].map((subject) => [subject, accountRows])),
  };
  return Object.fromEntries(
    Object.entries(named).flatMap(([subject, rows]) =>
      rows.map(({ id, name }) => [nameKey(subject, id), name]),
    ),
  );
}

/** Row keys: of the entries about these subjects, and in these columns of all entries. */
function keysOf(
  entries: readonly AuditEntry[],
  subjects: readonly string[],
  columns: readonly string[],
): string[] {
  const keys = entries.flatMap(({ subject, subjectId, before, after }) => [
    ...(subjects.includes(subject) ? [subjectId] : []),
    ...columns.flatMap((column) => [before?.[column], after?.[column]]),
  ]);
  return [...new Set(keys.filter((key) => typeof key === "string" || typeof key === "number").map(String))];
}

function numbersIn(keys: readonly string[]): number[] {
  return keys.map(Number).filter(Number.isSafeInteger);
}

export interface InvitationToAccept {
  email: string;
  role: Role;
  isExpired: boolean;
}

/** Read for the holder of its link, who may be a guest. Null when it was withdrawn, accepted or replaced. */
export async function findInvitation(id: string, now: Date): Promise<InvitationToAccept | null> {
  const answer = await serviceClient()
    .from("staff_invitations")
    .select("email, role, expires_at")
    .eq("id", id)
    .is("accepted_at", null)
    .maybeSingle();
  const row = unwrap("staff_invitations: find", answer);
  const role = roles.find((one) => one === row?.role);
  return row && role
    ? { email: row.email, role, isExpired: Date.parse(row.expires_at) <= now.getTime() }
    : null;
}

/** "joined", or why not: see public.accept_invitation. */
export async function acceptInvitation(id: string, userId: string): Promise<string> {
  return serviceRpc("accept_invitation", { id, userId });
}
