import { auditSubjects } from "./audit";

/** What the audit log's address asks for; anything else in it is ignored. */
export interface AuditQuery {
  subject?: string;
  /** The user's id */
  actor?: string;
  /** Only entries older than this one */
  before?: number;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export function parseAuditQuery({ subject, actor, before }: SearchParams): AuditQuery {
  return {
    ...(auditSubjects.some(([known]) => known === subject) ? { subject: String(subject) } : {}),
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
