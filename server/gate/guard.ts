import "server-only";
import { isPermission, type Permission } from "@/lib/staff/permissions";
import { AppError } from "@/server/errors";
import {
  requireOpenAdmin,
  requirePermission,
  requireRole,
  requireSecondFactor,
} from "@/server/session/admin-access";
import { getProvenViewer, getViewer, type Viewer } from "@/server/session/viewer";

/**
 * Who may pass. "anybody" does not identify the visitor, so it works while the auth server is unavailable. "public" is a guest or
 * a signed-in person. "session" is for staff who enter their second factor, "setup" for those who set one up: the admin may still
 * be closed to them. "staff" is everyone with a role, a permission only those whose role includes it, or one of several.
 */
export type PersonGuard =
  | "anybody"
  | "public"
  | "session"
  | "setup"
  | "customer"
  | "staff"
  | Permission
  | readonly Permission[];

/** A guard for the holder of a key, such as an order's token. Returns the record, or throws. */
export type KeyGuard<I> = (input: I) => Promise<unknown>;

export type Guard<I = never> = PersonGuard | KeyGuard<I>;

/** The viewer that a guard guarantees. The holder of a key may be a guest. */
export type ViewerBehind<G> = G extends "anybody"
  ? null
  : G extends "session" | "setup" | "customer" | "staff" | Permission | readonly Permission[]
    ? Viewer
    : Viewer | null;

/** The record that a key guard returns. */
export type SubjectBehind<G> = G extends (input: never) => Promise<infer S> ? S : null;

export async function admit<G extends Guard>(guard: G): Promise<ViewerBehind<G>>;
export async function admit(guard: Guard): Promise<Viewer | null> {
  if (guard === "anybody") return null;
  if (guard === "public" || typeof guard === "function") return getProvenViewer();
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  if (guard === "session" || guard === "setup") await requireRole();
  if (guard === "setup" || guard === "customer") await requireSecondFactor(viewer);
  const anyOf = typeof guard === "string" ? [guard].filter(isPermission) : guard;
  if (guard === "staff" || anyOf.length > 0) await requireOpenAdmin();
  if (anyOf.length > 0) await requirePermission(...anyOf);
  return viewer;
}

export async function unlock<I, G extends Guard<I>>(guard: G, input: I): Promise<SubjectBehind<G>>;
export async function unlock<I>(guard: Guard<I>, input: I): Promise<unknown> {
  return typeof guard === "function" ? guard(input) : null;
}
