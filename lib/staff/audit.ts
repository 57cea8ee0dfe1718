/** The columns of a row, or those that changed. */
type AuditValues = Readonly<Record<string, unknown>> | null;

export const auditActions = ["insert", "update", "delete", "read"] as const;
export type AuditAction = (typeof auditActions)[number];

/** Records whose opening by staff is logged. */
export type ReadSubject = "customers" | "orders" | "contact_messages" | "privacy_requests" | "group_orders";

/** One change by a member of staff, or that they opened the record. */
export interface AuditEntry {
  id: number;
  /** ISO */
  at: string;
  actorName: string;
  action: AuditAction;
  /** The table */
  subject: string;
  subjectId: string;
  before: AuditValues;
  after: AuditValues;
}

/** Names of rows that the log only has by key, by `nameKey`; those of accounts also under "people". */
export type AuditNames = Readonly<Record<string, string>>;

/** The key of an account or a design, which is meaningless to a reader. */
export function isUuid(key: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);
}

export function nameKey(subject: string, id: unknown): string {
  return `${subject} ${id}`;
}

const nouns: Record<string, string> = {
  admin_settings: "setting",
  categories: "category",
  client_errors: "browser error",
  colors: "colour",
  contact_messages: "message",
  coupons: "coupon",
  customers: "customer",
  gst_rates: "GST rate",
  lead_exports: "subscriber export",
  contact_exports: "complaint export",
  money_steps: "payment step",
  orders: "order",
  pincodes: "pincode",
  privacy_requests: "privacy request",
  print_bands: "print size",
  print_breaks: "bulk discount",
  product_images: "picture",
  product_settings: "product setting",
  product_variants: "variant",
  products: "product",
  referrals: "referral",
  referrers: "referrer",
  role_permissions: "permission",
  shipping_zones: "delivery zone",
  site_settings: "site setting",
  sizes: "size",
  staff_invitations: "invitation",
  subscription_exports: "subscription export",
  subscription_plans: "subscription plan",
  subscription_prices: "plan price",
  subscription_tastes: "taste",
  submissions: "design review",
  subscriptions: "subscription",
  user_leads: "subscriber",
  user_roles: "staff role",
};

/** The tables in the log, with their labels. */
export const auditSubjects: readonly (readonly [subject: string, noun: string])[] = Object.entries(nouns);

export function formatSubjectNoun(subject: string): string {
  return nouns[subject] ?? subject.replaceAll("_", " ");
}

export const auditActionLabels: Record<AuditAction, string> = {
  insert: "added",
  update: "changed",
  delete: "removed",
  read: "opened",
};
