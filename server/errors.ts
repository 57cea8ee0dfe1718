import "server-only";
import { randomUUID } from "node:crypto";
import { unstable_rethrow } from "next/navigation";
import {
  type ErrorCode,
  type Failure,
  type FieldErrors,
  messageForStatus,
  unexpectedMessage,
} from "@/lib/result";
import { slowDigest } from "@/lib/slow-error";
import { statusByCode } from "@/lib/status-by-code";
import { log } from "@/server/log";

/** An expected failure: its message is for the visitor. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: FieldErrors | undefined;
  /** In seconds. */
  readonly retryAfter: number | undefined;
  readonly digest?: string;

  constructor(
    code: ErrorCode,
    message: string = messageForStatus(statusByCode[code]),
    fieldErrors?: FieldErrors,
    retryAfter?: number,
  ) {
    super(message);
    this.name = "AppError";
    this.code = code;
    this.fieldErrors = fieldErrors;
    this.retryAfter = retryAfter;
    if (code === "unavailable") this.digest = newSlowDigest();
  }
}

/** An error of the database. `hint` is the machine-readable reason that our SQL functions raise. */
export class BackendError extends Error {
  readonly code: string;
  readonly hint: string | null;
  /** Facts about the refusal, as text or JSON. */
  readonly details: string | null;
  readonly status: number;
  readonly digest?: string;

  constructor(
    what: string,
    error: { message: string; code: string; hint: string | null; details?: string | null },
    status: number,
  ) {
    super(`${what}: ${error.message}`);
    this.name = "BackendError";
    this.code = error.code;
    this.hint = error.hint || null;
    this.details = error.details || null;
    this.status = status;
    if (slowStatuses.includes(status) || error.code === statementTimedOut) this.digest = newSlowDigest();
  }
}

/** A condition of PostgreSQL or PostgREST; our own refusals start with PT. */
const conditionPattern = /^(?!PT)(?:[0-9A-Z]{5}|PGRST.+)$/;

/** The reason for staff, in our own words, without names of tables, columns and constraints, which the log has. */
export function describeErrorForStaff(error: unknown): string {
  if (error instanceof BackendError && conditionPattern.test(error.code)) {
    return `The database refused it (${error.code}). The server's log says more.`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** The backend did not respond, or not in time. */
const slowStatuses = [0, 408, 429, 502, 503, 504];
const statementTimedOut = "57014";

const newSlowDigest = () => slowDigest(randomUUID().slice(0, 8));

/** For errors of libraries: a page that throws it shows that the database was slow. */
export function toSlowPageError(error: unknown): unknown {
  return error instanceof Error && isUnavailable(error) && !("digest" in error)
    ? Object.assign(error, { digest: newSlowDigest() })
    : error;
}

/** The hint of our SQL functions for a refused order step; null for another error. */
export function moveRefusalOf(error: unknown): string | null {
  return error instanceof BackendError && /^PT4(04|09|29)$/.test(error.code) ? error.hint : null;
}

/** Whether the database refused to overwrite changes that the writer has not seen. */
export function isStale(error: unknown): boolean {
  return error instanceof BackendError && error.hint === "stale";
}

/** A string is the message of a conflict; null: this refusal has no message for the visitor. */
type Refusal = string | AppError | null;

/** Messages for refusals of the database, by the hint of the error. An entry that is also thrown directly is an AppError. */
export type Refusals = Readonly<Record<string, Refusal | ((error: BackendError) => Refusal)>>;

/** Writes; a refusal of the database with a known hint becomes the error of that hint. */
export async function mapRefusals<T>(refusals: Refusals, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof BackendError) || error.hint === null) throw error;
    const found = refusals[error.hint];
    const refusal = typeof found === "function" ? found(error) : found;
    throw typeof refusal === "string" ? new AppError("conflict", refusal) : (refusal ?? error);
  }
}

export function statusOf(code: ErrorCode): number {
  return statusByCode[code];
}

/** A backend that did not respond, or reported that it is unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AppError) return error.code === "unavailable";
  if (error instanceof BackendError) {
    return error.status === 0 || error.status >= 500 || error.status === 408 || error.status === 429;
  }
  if (!(error instanceof Error)) return false;
  // The auth client's error for no response; fetch() fails with a TypeError, its deadline with a TimeoutError.
  if (error.name === "AuthRetryableFetchError") return true;
  return error.name === "TimeoutError" || (error instanceof TypeError && error.message === "fetch failed");
}

/** Refusals that an attack would cause. */
const loggedRefusals: readonly ErrorCode[] = ["unauthenticated", "forbidden", "rate_limited"];

/** What the visitor may see of an error. An unexpected error is logged in full and masked. */
export function toFailure(what: string, error: unknown): Failure {
  unstable_rethrow(error);
  if (error instanceof AppError) {
    const { code, message, fieldErrors, retryAfter } = error;
    if (loggedRefusals.includes(code)) log.info({ code }, `${what}: refused`);
    return {
      ok: false,
      code,
      message,
      ...(fieldErrors && { fieldErrors }),
      ...(retryAfter && { retryAfter }),
    };
  }
  log.error({ err: error }, `${what}: failed`);
  if (isUnavailable(error)) return { ok: false, code: "unavailable", message: messageForStatus(503) };
  return { ok: false, code: "internal", message: unexpectedMessage };
}
