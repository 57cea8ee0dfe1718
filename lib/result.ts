import type { ErrorCode } from "./status-by-code";

export type { ErrorCode };

export type FieldErrors = Readonly<Record<string, string>>;

export type Failure = {
  ok: false;
  code: ErrorCode;
  message: string;
  fieldErrors?: FieldErrors;
  /** Seconds until a retry may succeed. */
  retryAfter?: number;
};
export type Result<T> = { ok: true; data: T } | Failure;

/** After this time the screen reports that no answer came. */
export const responseTimeoutMs = 8000;

export const offlineMessage = "No internet connection. Please check your network";
export const checkFieldsMessage = "Please check the marked fields.";
export const unexpectedMessage = "An unexpected error occurred";

/** The message for each status when the server sent none. */
export function messageForStatus(status: number): string {
  if (status === 401) return "Please log in to continue";
  if (status === 403) return "You do not have permission to perform this action";
  if (status === 404) return "The requested resource was not found";
  if (status === 429) return "Too many requests. Please try again later";
  if (status >= 500) return "Server error. Please try again later";
  return unexpectedMessage;
}
