import { auditSubjects } from "./audit";

/** What the audit log's address asks for; anything else in it is ignored. */
export interface AuditQuery {
  subject?: string;
  /** One row of the subject */
  id?: string;
  /** The user's id */
  actor?: string;
  /** Only entries older than this one */
  before?: number;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export function parseAuditQuery({ subject, id, actor, before }: SearchParams): AuditQuery {
  const isKnown = auditSubjects.some(([known]) => known === subject);
  return {
    ...(isKnown ? { subject: String(subject) } : {}),
    ...(isKnown && typeof id === "string" && /^[\w-]{1,40}$/.test(id) ? { id } : {}),
    ...(typeof actor === "string" && /^[0-9a-f-]{36}$/.test(actor) ? { actor } : {}),
    ...(typeof before === "string" && /^[1-9]\d{0,14}$/.test(before) ? { before: Number(before) } : {}),
  };
}

export function withAuditQuery(path: string, query: AuditQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
