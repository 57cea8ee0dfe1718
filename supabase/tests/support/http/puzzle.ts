import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { sandboxKeys } from "../../../../sandbox/keys";
import { Visitor } from "./visitor";

type Challenge = Awaited<ReturnType<typeof createChallenge>>;

/** The form field that the browser's solver sends. */
export function pack(challenge: Challenge, solution: unknown): string {
  return btoa(JSON.stringify({ challenge, solution }));
}

export async function fetchPuzzle(): Promise<Challenge> {
  return (await new Visitor().get("/api/captcha")).json();
}

export async function solve(challenge: Challenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the puzzle was not solved");
  return solution;
}

export async function solvedPuzzle(): Promise<string> {
  const challenge = await fetchPuzzle();
  return pack(challenge, await solve(challenge));
}

/** A solved puzzle like the shop's own, with another secret or expiry time if given. */
export async function ownPuzzle({
  secret = sandboxKeys.captchaSecret,
  expiresAt = new Date(Date.now() + 60_000),
}: {
  secret?: string;
  expiresAt?: Date;
}): Promise<string> {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: 10_000,
    counter: 3,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `answer:${secret}`,
  });
  return pack(challenge, await solve(challenge));
}
