import { z } from "zod";

const linkTypes = ["signup", "email", "recovery", "magiclink", "invite", "email_change"] as const;

/** The values of an emailed link: a hashed token (our own emails), or a code (the default emails of a hosted project). */
export const linkFields = {
  token_hash: z.string().max(512).optional(),
  type: z.enum(linkTypes).optional().catch(undefined),
  code: z.string().max(512).optional(),
};

const linkSchema = z.object(linkFields);
export type LinkFieldValues = z.infer<typeof linkSchema>;

export type LinkProof = { tokenHash: string; type: (typeof linkTypes)[number] } | { code: string };

/** An unused link from an email. */
export interface LinkArrival {
  /** This browser requested the link, and no other account is logged in: it may be followed without a click. */
  isExpected: boolean;
  /** Whose account it opens, masked; null when only the auth server can tell */
  email: string | null;
  /** The logged-in account, if it is another one, masked */
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

/** The return path: a path, or, in a registration's email, the full URL of the login screen with its `next`. */
function nextInLink(value: Query[string]): string | null {
  if (typeof value !== "string") return null;
  return URL.canParse(value) ? new URL(value).searchParams.get("next") : value;
}

/** The same link on another screen, with its return path; null when the query contains no link. */
export function linkPath(screen: string, query: Query): string | null {
  const fields = linkFieldsOf(query);
  if (!hasProof(fields)) return null;
  const carried = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value) carried.set(name, value);
  const next = nextInLink(query.next);
  if (next) carried.set("next", next);
  return `${screen}?${carried}`;
}
