/** Next keeps an existing digest, and hides the rest of an error from the browser. */
const digest = "KAPAS_AUTHENTICATION";

/** The visitor's session can't be trusted or read: the page explains it and links home. */
export class AuthenticationError extends Error {
  readonly digest = digest;
  override readonly name = "AuthenticationError";
}

export function isAuthenticationError(error: unknown): boolean {
  return error instanceof Error && "digest" in error && error.digest === digest;
}
