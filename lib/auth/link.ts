import { z } from "zod";

const linkTypes = ["signup", "email", "recovery", "magiclink", "invite", "email_change"] as const;

/** What an e-mailed link carries: a hashed token (our own mails), or a code (the stock mails of a hosted project). */
export const linkFields = {
  token_hash: z.string().max(512).optional(),
  type: z.enum(linkTypes).optional().catch(undefined),
  code: z.string().max(512).optional(),
};

const linkSchema = z.object(linkFields);
export type LinkFieldValues = z.infer<typeof linkSchema>;

export type LinkProof = { tokenHash: string; type: (typeof linkTypes)[number] } | { code: string };

/** A link from a mail that is not used yet. */
export interface LinkArrival {
  /** This browser asked for the link, and nobody else is signed in here: it may be followed without a press. */
  isExpected: boolean;
  /** Whose account it opens, masked; null when only the auth server knows */
  email: string | null;
  /** Who is signed in here, when that is somebody else, masked */
  signedInAs: string | null;
}

type Query = Record<string, string | string[] | undefined>;

export function proofOf(fields: LinkFieldValues): LinkProof | null {
  if (fields.token_hash && fields.type) return { tokenHash: fields.token_hash, type: fields.type };
  return fields.code ? { code: fields.code } : null;
}

function hasProof(fields: LinkFieldValues): boolean {
  return proofOf(fields) !== null;
}

export function linkFieldsOf(query: Query): LinkFieldValues {
  return linkSchema.safeParse(query).data ?? {};
}

/** The way back: a path, or, in the mail of a registration, the whole address of the sign-in screen with its `next`. */
function nextInLink(value: Query[string]): string | null {
  if (typeof value !== "string") return null;
  return URL.canParse(value) ? new URL(value).searchParams.get("next") : value;
}

/** The same link on another screen, with the way back it had; null when the query carries no link. */
export function linkPath(screen: string, query: Query): string | null {
  const fields = linkFieldsOf(query);
  if (!hasProof(fields)) return null;
  const carried = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) carried.set(name, value);
  const next = nextInLink(query.next);
  if (next) carried.set("next", next);
  return `${screen}?${carried}`;
}
