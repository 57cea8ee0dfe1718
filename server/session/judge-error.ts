import "server-only";
import { type AuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from "@supabase/supabase-js";

/**
 * What an error of the auth server says of the visitor. guest: it refuses the session · down: it can't be reached ·
 * nonsense: no such server answers like this, so that nothing is known of the session.
 */
export function judgeError(error: AuthError): "guest" | "down" | "nonsense" {
  if (isAuthRetryableFetchError(error)) return "down";
  if (isAuthSessionMissingError(error)) return "guest";
  return error.status !== undefined && error.status >= 400 && error.status < 500 ? "guest" : "nonsense";
}
