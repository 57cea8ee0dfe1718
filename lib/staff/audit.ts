/** One change that a member of staff made. */
export interface AuditEntry {
  id: number;
  /** ISO */
  at: string;
  actorName: string;
  action: "insert" | "update" | "delete";
  /** The table */
  subject: string;
  subjectId: string;
  changes: readonly AuditChange[];
}

export interface AuditChange {
  field: string;
  /** As text; null where there was nothing. */
  before: string | null;
  after: string | null;
}

type Values = Readonly<Record<string, unknown>> | null;

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** What changed, field by field; fields that stayed empty are left out. */
export function listChanges(before: Values, after: Values): AuditChange[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: toText(before?.[field]), after: toText(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}

const nouns: Record<string, string> = {
  admin_settings: "setting",
  categories: "category",
  colors: "colour",
  coupons: "coupon",
  gst_rates: "GST rate",
  pincodes: "pincode",
  product_images: "picture",
  product_settings: "product setting",
  product_variants: "variant",
  products: "product",
  role_permissions: "permission",
  shipping_zones: "delivery zone",
  site_settings: "site setting",
  sizes: "size",
  staff_invitations: "invitation",
  user_roles: "role of a person",
};

/** The tables that the log knows, with their names on screens. */
export const auditSubjects: readonly (readonly [subject: string, noun: string])[] = Object.entries(nouns);

export function nounOf(subject: string): string {
  return nouns[subject] ?? subject.replaceAll("_", " ");
}

export const actionWords = { insert: "added", update: "changed", delete: "removed" } as const;
