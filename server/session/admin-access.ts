import "server-only";
import { cache } from "react";
import { z } from "zod";
import { isPermission, type Permission } from "@/lib/staff/permissions";
import { AppError } from "@/server/errors";
import { unwrap } from "@/server/supabase/unwrap";
import { type SessionClient, viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const answers = z.enum(["customer", "over", "code_needed", "factor_needed", "open_without_factor", "open"]);

/**
 * The admin's access state: open, a customer, a session that is too old, a code of the authenticator app is
 * due, or an app must be set up first.
 */
export type AdminAccess = Exclude<Answer, "open_without_factor">;

type Answer = z.infer<typeof answers>;

async function ask(client: SessionClient): Promise<Answer> {
  return answers.parse(unwrap("admin: open", await client.rpc("check_admin_access")));
}

function toAdminAccess(answer: Answer): AdminAccess {
  return answer === "open_without_factor" ? "open" : answer;
}

/** Calls the database each time and records the visit, so a revoked role ends at once. */
export async function checkAdminAccess(client: SessionClient): Promise<AdminAccess> {
  return toAdminAccess(await ask(client));
}

const askAsViewer = cache(async (): Promise<Answer> => ask(await viewerClient()));

/** The door for the viewer, once per request. Requires a session. */
export async function checkOwnAdminAccess(): Promise<AdminAccess> {
  return toAdminAccess(await askAsViewer());
}

/** Whether the viewer is staff without an authenticator app. */
export async function lacksFactor(): Promise<boolean> {
  return ["open_without_factor", "factor_needed"].includes(await askAsViewer());
}

const codeNeeded = new AppError("forbidden", "Enter the code from your authenticator app first.");

const refusals = {
  customer: new AppError("forbidden"),
  over: new AppError("unauthenticated", "Your session has ended. Please log in again."),
  code_needed: codeNeeded,
  factor_needed: new AppError("forbidden", "Set up an authenticator app first. Reload this page."),
};

/** Guards the admin's actions. */
export async function requireOpenAdmin(): Promise<void> {
  const door = await checkOwnAdminAccess();
  if (door !== "open") throw refusals[door];
}

/** The viewer's permissions, read once per request. */
export const listMyPermissions = cache(async (): Promise<Permission[]> => {
  const ownPermissions = await viewerRpc("my_permissions");
  return ownPermissions.filter(isPermission);
});

/** Whether the admin is open and the viewer's role includes one of these. */
export async function hasAnyPermission(...anyOf: Permission[]): Promise<boolean> {
  if ((await checkOwnAdminAccess()) !== "open") return false;
  const ownPermissions = await listMyPermissions();
  return anyOf.some((permission) => ownPermissions.includes(permission));
}

/** Guards what only some roles may do. */
export async function requirePermission(...anyOf: Permission[]): Promise<void> {
  if (!(await hasAnyPermission(...anyOf))) throw new AppError("forbidden");
}

/**
 * Guards the setup of an authenticator app, which opens the admin, so the admin may be closed. Customers must not
 * set one up: their password could then not be changed without its code, and none of their pages accepts one.
 */
export async function requireRole(): Promise<void> {
  if ((await checkOwnAdminAccess()) === "customer") throw refusals.customer;
}

/** Guards everything that acts for the signed-in person or shows their data. */
export async function requireSecondFactor({ owesCode }: { owesCode: () => Promise<boolean> }): Promise<void> {
  if (await owesCode()) throw codeNeeded;
}
