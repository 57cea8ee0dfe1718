import "server-only";
import { headers } from "next/headers";
import type { z } from "zod";
import { captchaField } from "@/lib/auth/captcha";
import type { Result } from "@/lib/result";
import { requireOpenDoor, requireSecondFactor } from "@/server/auth/back-office";
import { getProvenViewer, getViewer, type Viewer } from "@/server/auth/queries";
import { withinPatience } from "@/server/deadline";
import { AppError, toFailure } from "@/server/errors";
import { type LimitPlan, takeLimit } from "@/server/limits/take-limit";
import { showChangesToActor } from "@/server/storefront/show-changes";
import { isSameOrigin } from "./origin";
import { parseInput } from "./parse-input";

/** "session" is for the second factor itself: whoever is signed in may still owe it. */
export type Guard = "public" | "session" | "customer" | "admin";
export type ViewerBehind<G extends Guard> = G extends "public" ? Viewer | null : Viewer;

/** Who acts, and when. Behind every guard but "public" there is somebody. */
interface Context<V> {
  viewer: V;
  now: Date;
  /** A solved puzzle came along and is spent. */
  isPuzzled: boolean;
}

interface ActionDefinition<G extends Guard, S extends z.ZodType, T> {
  /** For the log, `noun: verb`. */
  name: string;
  guard: G;
  /** How often, see lib/limits/limits.ts. Near the half of some limits the input's `captcha` must hold a solved puzzle. */
  limit: LimitPlan<{ input: z.output<S>; viewer: ViewerBehind<G> }>;
  schema: S;
  run: (input: z.output<S>, context: Context<ViewerBehind<G>>) => Promise<T>;
}

/** Every server action: origin, guard, strict parsing, limit, run, and a typed result that never holds a stack or SQL. */
export function defineAction<G extends Guard, S extends z.ZodType, T>(definition: ActionDefinition<G, S, T>) {
  const act = async (input: z.input<S> | FormData): Promise<Result<T>> => {
    try {
      if (!isSameOrigin(await headers())) throw new AppError("forbidden");
      const viewer = await admit(definition.guard);
      const data = parseInput(definition.schema, input instanceof FormData ? toObject(input) : input);
      const isPuzzled = await takeLimit(definition.limit, { input: data, viewer }, solutionIn(data));
      const result = await definition.run(data, { viewer, now: new Date(), isPuzzled });
      await showChangesToActor();
      return { ok: true, data: result };
    } catch (error) {
      return toFailure(definition.name, error);
    }
  };
  return (input: z.input<S> | FormData) => withinPatience(() => act(input));
}

export async function admit<G extends Guard>(guard: G): Promise<ViewerBehind<G>>;
export async function admit(guard: Guard): Promise<Viewer | null> {
  if (guard === "public") return getProvenViewer();
  const viewer = await getViewer();
  if (!viewer) throw new AppError("unauthenticated");
  if (guard === "customer") await requireSecondFactor(viewer);
  if (guard === "admin") await requireOpenDoor();
  return viewer;
}

function solutionIn(data: unknown): string | undefined {
  const solution: unknown = Object(data)[captchaField];
  return typeof solution === "string" ? solution : undefined;
}

/** React puts its own fields into a form that is sent before hydration. */
function toObject(form: FormData): Record<string, FormDataEntryValue> {
  return Object.fromEntries([...form.entries()].filter(([name]) => !name.startsWith("$ACTION")));
}
