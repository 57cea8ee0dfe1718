import "server-only";

export const algorithm = "PBKDF2/SHA-256";
/** Rounds of one try. Few heavy tries: each one is a call into the browser's crypto, which a busy machine makes wait. */
export const cost = 10_000;

/** altcha signs the answer too, so that checking it needs no computing; with a key of its own. */
export function keySecretOf(secret: string): string {
  return `answer:${secret}`;
}
