import "server-only";
import { type AuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from "@supabase/supabase-js";

/**
 * What an error of the auth server means for the visitor. guest: it refuses the session · down: it can't be reached ·
 * nonsense: the answer is not the auth server's, so the session's state is unknown
 */
export function classifyAuthError(error: AuthError): "guest" | "down" | "nonsense" {
  if (isAuthRetryableFetchError(error)) return "down";
  if (isAuthSessionMissingError(error)) return "guest";
  return error.status !== undefined && error.status >= 400 && error.status < 500 ? "guest" : "nonsense";
}
