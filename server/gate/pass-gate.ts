import "server-only";
import type { z } from "zod";
import { captchaField } from "@/lib/auth/captcha";
import { now } from "@/server/clock";
import { AppError } from "@/server/errors";
import { isSameOrigin } from "@/server/http/origin";
import { parseInput } from "@/server/http/parse-input";
import { enforceLimit, type LimitPlan } from "@/server/limits/enforce-limit";
import { admit, type Guard, type SubjectBehind, unlock, type ViewerBehind } from "./guard";

/** What every entry point for a browser must state. */
export interface Gate<G extends Guard<z.output<S>>, S extends z.ZodType> {
  /** For the log, `noun: verb`. */
  name: string;
  guard: G;
  /** The limit, see lib/limits/limits.ts. From half of some limits on, the input's `captcha` must hold a solved captcha. */
  limit: LimitPlan<{ input: z.output<S>; viewer: ViewerBehind<G> }>;
  schema: S;
}

/** The visitor, the record and the time. */
export interface Passage<G> {
  viewer: ViewerBehind<G>;
  /** What the key guard returned. */
  subject: SubjectBehind<G>;
  now: Date;
  /** A solved captcha was sent and is used up. */
  isPuzzled: boolean;
}

/** The only entry point: origin, guard, strict parsing, limit, key. A wrong key uses up an attempt like a correct one. */
export async function passGate<G extends Guard<z.output<S>>, S extends z.ZodType>(
  { guard, limit, schema }: Gate<G, S>,
  headers: Pick<Headers, "get">,
  read: () => unknown,
): Promise<{ input: z.output<S>; passage: Passage<G> }> {
  if (!isSameOrigin(headers)) throw new AppError("forbidden");
  const viewer = await admit(guard);
  const input = parseInput(schema, await read());
  const isPuzzled = await enforceLimit(limit, { input, viewer }, solutionIn(input));
  const subject = await unlock(guard, input);
  return { input, passage: { viewer, subject, now: now(), isPuzzled } };
}

function solutionIn(input: unknown): string | undefined {
  const solution: unknown = Object(input)[captchaField];
  return typeof solution === "string" ? solution : undefined;
}
