/** Next keeps a digest that an error already has, and hides everything else of it from the browser. */
const digest = "KAPAS_AUTHENTICATION";

/** The visitor's session can't be trusted or read: the page says so, and the way on leads home. */
export class AuthenticationError extends Error {
  readonly digest = digest;
  override readonly name = "AuthenticationError";
}

export function isAuthenticationError(error: unknown): boolean {
  return error instanceof Error && "digest" in error && error.digest === digest;
}
