import { randomBytes } from "node:crypto";
import type { GooglePerson } from "./people";
import { type Authorization, type CodeExchange, isChallengeMet } from "./requests";

const LIFETIME_MS = 60_000;

export type Consent = { person: GooglePerson; authorization: Authorization };
type Waiting = Consent & { expiresAt: number };

/** Stores a consent until the shop's server redeems it: once, within a short time, and with the announced verifier. */
export class Codes {
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly now: () => number = Date.now) {}

  create(consent: Consent): string {
    for (const [code, { expiresAt }] of this.waiting) if (expiresAt <= this.now()) this.waiting.delete(code);
    const code = `4/${randomBytes(32).toString("base64url")}`;
    this.waiting.set(code, { ...consent, expiresAt: this.now() + LIFETIME_MS });
    return code;
  }

  /** A code is used up after the first try, even a wrong one. */
  redeem({ code, redirect_uri, code_verifier }: CodeExchange): Consent | null {
    const found = this.waiting.get(code);
    this.waiting.delete(code);
    if (!found || found.expiresAt <= this.now()) return null;
    const { authorization } = found;
    if (authorization.redirect_uri !== redirect_uri) return null;
    return isChallengeMet(authorization.code_challenge, code_verifier) ? found : null;
  }
}
