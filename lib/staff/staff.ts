import { z } from "zod";
import { type Permission, permissions, type Role, roles } from "./permissions";

/** A person with access to the admin. */
export interface StaffMember {
  userId: string;
  name: string;
  email: string;
  role: Role;
  hasFactor: boolean;
  /** The last visit to the admin, ISO; null before the first. */
  seenAt: string | null;
}

/** A pending staff invitation. */
export interface Invitation {
  id: string;
  email: string;
  role: Role;
  /** ISO */
  expiresAt: string;
  isExpired: boolean;
}

/** A role that can be given fewer permissions: every one but the owner's. */
export type LimitedRole = Exclude<Role, "admin">;

export const limitedRoles = roles.filter((role): role is LimitedRole => role !== "admin");

export interface PermissionRow {
  permission: Permission;
  description: string;
  allowed: readonly LimitedRole[];
}

/** The permissions of one area, such as orders. */
export interface PermissionArea {
  area: string;
  rows: PermissionRow[];
}

const areaNames: Record<string, string> = { settings: "Settings", audit: "Audit log", money: "Payments" };

/** The matrix in the order of the list of permissions, area by area. */
export function byArea(rows: readonly PermissionRow[]): PermissionArea[] {
  const areas = new Map<string, PermissionRow[]>();
  for (const permission of permissions) {
    const row = rows.find((one) => one.permission === permission);
    const [area = ""] = permission.split(".");
    if (row) areas.set(area, [...(areas.get(area) ?? []), row]);
  }
  return [...areas].map(([area, rowsOfArea]) => ({
    area: areaNames[area] ?? `${area.charAt(0).toUpperCase()}${area.slice(1)}`,
    rows: rowsOfArea,
  }));
}

export const roleSchema = z.enum(roles, "Choose a role");

export const invitationSchema = z.strictObject({
  email: z.email("Please enter a valid email address").trim().toLowerCase(),
  role: roleSchema,
});
