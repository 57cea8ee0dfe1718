import { type AuditAction, auditActions, auditSubjects } from "./audit";

/** The filters in the audit log's URL; unknown ones are ignored. */
export interface AuditQuery {
  subject?: string;
  /** One row of the subject */
  id?: string;
  /** The user's id */
  actor?: string;
  action?: AuditAction;
  /** Days in India, "2026-11-20", both included */
  from?: string;
  to?: string;
  /** Only entries older than this one */
  before?: number;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

export function parseAuditQuery({ subject, id, actor, action, from, to, before }: SearchParams): AuditQuery {
  const deed = auditActions.find((known) => known === action);
  const isKnown = auditSubjects.some(([known]) => known === subject);
  return {
    ...(isKnown ? { subject: String(subject) } : {}),
    ...(isKnown && typeof id === "string" && /^[\w-]{1,40}$/.test(id) ? { id } : {}),
    ...(typeof actor === "string" && /^[0-9a-f-]{36}$/.test(actor) ? { actor } : {}),
    ...(deed ? { action: deed } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
    ...(typeof before === "string" && /^[1-9]\d{0,14}$/.test(before) ? { before: Number(before) } : {}),
  };
}

function isDay(value: SearchParams[string]): value is string {
  return typeof value === "string" && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}

export function withAuditQuery(path: string, query: AuditQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
