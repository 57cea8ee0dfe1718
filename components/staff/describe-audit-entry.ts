import { adminPaths } from "@/lib/admin-paths";
import { formatPaise, toPaise } from "@/lib/money";
import { formatDayAndTime, formatShortDay } from "@/lib/orders/when";
import { business } from "@/lib/settings/documents/business";
import { general } from "@/lib/settings/documents/general";
import type { Fields } from "@/lib/settings/field";
import { type SettingDefinition, settingDefinitions } from "@/lib/settings/product-settings";
import {
  type AuditEntry,
  type AuditNames,
  auditActionLabels,
  formatSubjectNoun,
  isUuid,
  nameKey,
} from "@/lib/staff/audit";
import { roleNames } from "@/lib/staff/permissions";
import { fieldLabel, hiddenFields, rupeeFields } from "./audit-fields";

export interface AuditChange {
  label: string;
  /** Null if it did not exist. */
  before: string | null;
  after: string | null;
}

/** The slug of a new product before its id is known. */
const temporarySlug = /^new-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The changes, field by field, in readable form. */
export function listAuditChanges(
  { subject, subjectId, before, after }: AuditEntry,
  names: AuditNames,
): AuditChange[] {
  const setting = subject === "product_settings" ? settingOf(subjectId) : undefined;
  const format = (field: string, value: unknown) =>
    setting && field === "setting_value" && typeof value === "string"
      ? formatSettingValue(setting, value)
      : formatAuditValue(field, value, names);
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter(
      (field) =>
        !hiddenFields.has(field) && !isTemporary(field, was[field]) && !isTemporary(field, is[field]),
    )
    .map((field) => ({
      label: fieldLabel(field),
      before: format(field, was[field]),
      after: format(field, is[field]),
    }))
    .filter((change) => change.before !== change.after);
}

/** Whether it is useful to a reader. */
export function isMeaningful(entry: AuditEntry): boolean {
  return (
    entry.action !== "update" ||
    formatAuditAction(entry) !== auditActionLabels.update ||
    listAuditChanges(entry, {}).length > 0
  );
}

/** "added", "changed", "removed"; soft-deleted counts as removed. */
export function formatAuditAction({ action, before, after }: AuditEntry): string {
  const { is_deleted: was } = before ?? {};
  const { is_deleted: is } = after ?? {};
  if (action !== "update" || was === is) return auditActionLabels[action];
  return is === true ? auditActionLabels.delete : "restored";
}

/** The subject: "Product", and its name. */
export function describeSubject({ subject, subjectId, before, after }: AuditEntry, names: AuditNames) {
  const noun = formatSubjectNoun(subject);
  const product = after?.product_id ?? before?.product_id;
  const of = subject === "product_images" ? names[nameKey("products", product)] : undefined;
  const own = of ?? after?.name ?? before?.name ?? after?.sku ?? before?.sku;
  const key = isUuid(subjectId) ? "" : subjectId;
  return {
    noun: noun.charAt(0).toUpperCase() + noun.slice(1),
    name: names[nameKey(subject, subjectId)] ?? keyWords(subject, subjectId) ?? String(own ?? key),
  };
}

function keyWords(subject: string, id: string): string | null {
  switch (subject) {
    case "product_settings":
      return settingOf(id)?.label ?? fieldLabel(id);
    case "site_settings":
      return siteFieldLabel(id) ?? fieldLabel(id);
    case "admin_settings":
      return fieldLabel(id);
    case "role_permissions":
      return roleNameOf(id);
    case "gst_rates":
      return id === "" ? "for all products" : `for HSN ${id}`;
    case "print_breaks":
      return `from ${id} items`;
    default:
      return null;
  }
}

function siteFieldLabel(id: string): string | undefined {
  const fields: Fields = { ...general.fields, ...business.fields };
  return fields[id]?.title ?? fields[id]?.label;
}

function settingOf(key: string): SettingDefinition | undefined {
  return Object.entries(settingDefinitions).find(([known]) => known === key)?.[1];
}

/** Formats a product setting. */
function formatSettingValue({ kind, choices }: SettingDefinition, value: string): string {
  if (kind === "rupees" && value !== "") return formatPaise(toPaise(Number(value)));
  if (kind === "percent") return `${value}%`;
  return choices?.[value] ?? value;
}

function roleNameOf(role: string): string | null {
  return Object.entries(roleNames).find(([known]) => known === role)?.[1] ?? null;
}

/** The page of the subject; null when it is deleted, or has no page. */
export function auditSubjectPath(entry: AuditEntry): string | null {
  const { subject, subjectId: id } = entry;
  if (formatAuditAction(entry) === auditActionLabels.delete) return null;
  switch (subject) {
    case "products":
      return adminPaths.product(Number(id));
    case "product_variants":
      return adminPaths.variant(Number(id));
    case "product_images": {
      const product = entry.after?.product_id ?? entry.before?.product_id;
      return typeof product === "number" ? adminPaths.product(product) : null;
    }
    case "categories":
      return adminPaths.category(Number(id));
    case "orders":
      return adminPaths.order(id);
    case "customers":
      return adminPaths.user(id);
    case "contact_messages":
      return adminPaths.message(Number(id));
    case "privacy_requests":
      return adminPaths.privacyRequest(id);
    case "referrers":
      return adminPaths.referrer(id);
    case "submissions":
      return adminPaths.submission(id);
    case "product_settings":
      return adminPaths.productSettings;
    case "site_settings":
      return adminPaths.settingsSection(id in business.fields ? "business" : "general");
    case "shipping_zones":
      return adminPaths.zone(id);
    case "pincodes":
      return adminPaths.pincode(id);
    case "gst_rates":
      return adminPaths.settingsSection("tax");
    case "print_bands":
    case "print_breaks":
      return adminPaths.settingsSection("printing");
    case "role_permissions":
    case "staff_invitations":
    case "user_roles":
      return adminPaths.roles;
    default:
      return null;
  }
}

type Values = Readonly<Record<string, unknown>>;

/** Merges the fields of an object setting with the others. */
function flat(values: Values | null): Values {
  return Object.fromEntries(
    Object.entries(values ?? {}).flatMap(([field, value]) =>
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? Object.entries(value)
        : [[field, value]],
    ),
  );
}

function isTemporary(field: string, value: unknown): boolean {
  return field === "slug" && typeof value === "string" && temporarySlug.test(value);
}

const categoryFields = ["parent_id", "primary_category_id", "subcategory_id"];

function formatAuditValue(field: string, value: unknown, names: AuditNames): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return value.length === 0
      ? null
      : value.map((one) => (codeFields.has(field) ? formatCode(String(one)) : String(one))).join(", ");
  if (rupeeFields.has(field) && Number.isFinite(Number(value))) return formatPaise(toPaise(Number(value)));
  if (categoryFields.includes(field)) return names[nameKey("categories", value)] ?? `category ${value}`;
  if (field === "product_id") return names[nameKey("products", value)] ?? `KP${value}`;
  return typeof value === "string" ? formatAuditText(field, value, names) : JSON.stringify(value);
}

function formatAuditText(field: string, text: string, names: AuditNames): string | null {
  if (isUuid(text)) return names[nameKey("people", text)] ?? null;
  if (field === "role") return roleNameOf(text) ?? text;
  if (field === "permission") return text.replace(/^(\w+)\.(\w+)$/, "$2 $1");
  if (field.endsWith("_at") && !Number.isNaN(Date.parse(text))) return formatDayAndTime(new Date(text));
  if (field.endsWith("_on") && !Number.isNaN(Date.parse(text))) return formatShortDay(text);
  if (field.endsWith("_url")) return text.split("/").at(-1) ?? text;
  return codeFields.has(field) ? formatCode(text) : text;
}

/** Columns of codes, such as low_resolution. */
const codeFields: ReadonlySet<string> = new Set([
  "status",
  "expected",
  "step",
  "kind",
  "outcome",
  "reason",
  "reasons",
]);

function formatCode(code: string): string {
  if (!/^[a-z]+(?:_[a-z]+)*$/.test(code)) return code;
  const words = code.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
