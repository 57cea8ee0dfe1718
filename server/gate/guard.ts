import "server-only";
import { AppError } from "@/server/errors";
import { requireOpenDoor, requireSecondFactor } from "@/server/session/back-office";
import { getProvenViewer, getViewer, type Viewer } from "@/server/session/viewer";

/**
 * Who may pass. "anybody" asks nobody who it is, so that it works while nobody can say; "public" is a guest or somebody;
 * "session" is for the second factor itself: whoever is signed in may still owe it.
 */
export type PersonGuard = "anybody" | "public" | "session" | "customer" | "admin";

/** A noun's own guard: for whoever holds the key to one thing. It hands that thing over, or throws. */
export type KeyGuard<I> = (input: I) => Promise<unknown>;

export type Guard<I = never> = PersonGuard | KeyGuard<I>;

/** Behind most guards there is somebody; a key may be a guest's. */
export type ViewerBehind<G> = G extends "anybody"
  ? null
  : G extends "session" | "customer" | "admin"
    ? Viewer
    : Viewer | null;

/** What a key opens. */
export type SubjectBehind<G> = G extends (input: never) => Promise<infer S> ? S : null;

export async function admit<G extends Guard>(guard: G): Promise<ViewerBehind<G>>;
export async function admit(guard: Guard): Promise<Viewer | null> {
  if (guard === "anybody") return null;
  if (guard === "public" || typeof guard === "function") return getProvenViewer();
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  if (guard === "customer") await requireSecondFactor(viewer);
  if (guard === "admin") await requireOpenDoor();
  return viewer;
}

export async function unlock<I, G extends Guard<I>>(guard: G, input: I): Promise<SubjectBehind<G>>;
export async function unlock<I>(guard: Guard<I>, input: I): Promise<unknown> {
  return typeof guard === "function" ? guard(input) : null;
}
