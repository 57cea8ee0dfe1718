import "server-only";

export const algorithm = "PBKDF2/SHA-256";
/** Rounds of one try. Few heavy tries: each try is a crypto call in the browser, and a busy machine delays each call. */
export const cost = 10_000;

/** altcha also signs the answer with its own key, so that a check needs no computing. */
export function keySecretOf(secret: string): string {
  return `answer:${secret}`;
}
