import { createHash, generateKeyPair, type JsonWebKey, randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { sign } from "hono/jwt";
import { sandboxKeys } from "../keys";

const LIFETIME_S = 3_600;

export type PublicKey = JsonWebKey & { kid: string; alg: "RS256"; use: "sig" };
type KeyPair = { privateKey: JsonWebKey & { kid: string; alg: "RS256" }; publicKey: PublicKey };

async function createKeyPair(): Promise<KeyPair> {
  const pair = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const named = { kid: randomUUID(), alg: "RS256" } as const;
  return {
    privateKey: { ...pair.privateKey.export({ format: "jwk" }), ...named },
    publicKey: { ...pair.publicKey.export({ format: "jwk" }), ...named, use: "sig" },
  };
}

/** The first half of the hash, which binds the access token to the ID token. */
export function accessTokenHash(accessToken: string): string {
  return createHash("sha256").update(accessToken).digest().subarray(0, 16).toString("base64url");
}

/** The stand-in's ID tokens, signed with a key that lives as long as this process. */
export class IdTokens {
  private pair: Promise<KeyPair> | undefined;

  constructor(readonly issuer: string) {}

  async publicKey(): Promise<PublicKey> {
    return (await this.keys()).publicKey;
  }

  async issue(claims: Record<string, unknown>): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const defaults = {
      iss: this.issuer,
      aud: sandboxKeys.googleClientId,
      azp: sandboxKeys.googleClientId,
      iat: now,
      exp: now + LIFETIME_S,
    };
    return sign({ ...defaults, ...claims }, (await this.keys()).privateKey, "RS256");
  }

  /** Created at first use: most starts of the sandbox never need it. */
  private keys(): Promise<KeyPair> {
    this.pair ??= createKeyPair();
    return this.pair;
  }
}
