import { type Permission, permissions } from "../../../lib/staff/permissions";
import type { Actor, StaffActor } from "../support/people/actors";
import { type Cell, type Cells, cells, OPERATIONS, type Operation } from "./cells";

type Needs = { read?: Permission; write?: Permission };

/** The permissions with which staff reach rows as the owner does. Without them they are strangers to the table. */
const needs: Record<string, Needs> = {
  "public.categories": { read: "products.read", write: "products.write" },
  "public.products": { read: "products.read", write: "products.write" },
  "public.product_available_colors": { read: "products.read", write: "products.write" },
  "public.product_images": { read: "products.read", write: "products.write" },
  "public.product_variants": { read: "products.read", write: "products.write" },
  "public.product_slugs": { read: "products.read" },
  "public.product_settings": { read: "settings.read", write: "settings.write" },
  "public.site_settings": { write: "settings.write" },
  "public.admin_settings": { read: "settings.read", write: "settings.write" },
  "public.pincodes": { write: "settings.write" },
  "public.shipping_zones": { write: "settings.write" },
  "public.gst_rates": { write: "settings.write" },
  "public.print_bands": { write: "settings.write" },
  "public.print_breaks": { write: "settings.write" },
  "public.print_files": { read: "orders.fulfil" },
  "public.submissions": { read: "art.review" },
  "public.submission_events": { read: "art.review" },
  "public.reviews": { read: "content.write" },
  "public.review_photos": { read: "content.write" },
  "public.review_reports": { read: "content.write" },
  "public.stock_moves": { read: "inventory.read", write: "inventory.write" },
  "public.stock_counts": { read: "inventory.read" },
  "public.lost_demand": { read: "inventory.read" },
  "public.profiles": { read: "customers.read" },
  "public.user_roles": { read: "roles.read" },
  "public.permissions": { read: "roles.read" },
  "public.role_permissions": { read: "roles.read" },
  "public.staff_invitations": { read: "roles.read" },
  "public.staff_jobs": { read: "settings.read" },
  "public.audit_log": { read: "audit.read" },
  "public.staff_reads": { read: "audit.read" },
  "public.nominees": { read: "customers.read" },
  "public.privacy_requests": { read: "customers.read" },
  "public.orders": { read: "orders.read" },
  "public.phone_drafts": { read: "orders.write" },
  "public.order_items": { read: "orders.read" },
  "public.order_events": { read: "orders.read" },
  "public.payments": { read: "money.read" },
  "public.webhook_events": { read: "money.read" },
  "public.coupons": { read: "offers.read" },
  "public.coupon_redemptions": { read: "offers.read" },
  "public.blog_authors": { read: "content.write" },
  "public.blog_posts": { read: "content.write" },
  "public.marketing_sections": { read: "content.write" },
  "public.blog_revisions": { read: "content.write" },
  "public.blog_autosaves": { read: "content.write" },
  "public.user_leads": { read: "customers.read" },
  "public.contact_messages": { read: "customers.read" },
  "public.contact_replies": { read: "customers.read" },
  "public.crawler_visits": { read: "content.write" },
  "public.indexnow_pings": { read: "content.write" },
  "public.missing_pages": { read: "content.write" },
  "public.page_revisions": { read: "content.write" },
  "public.refunds": { read: "money.read" },
  "public.return_requests": { read: "orders.read" },
  "public.return_items": { read: "orders.read" },
  "public.reconciliation_breaks": { read: "money.read" },
  "public.disputes": { read: "money.read" },
  "public.invoices": { read: "orders.read" },
  "public.gst_registrations": { read: "orders.read" },
};

/** The permissions of each role in a new shop. Repeated here, so that a wider grant is noticed. */
const held: Record<StaffActor, readonly Permission[]> = {
  manager: permissions.filter((permission) => permission !== "roles.write"),
  packer: ["orders.fulfil", "products.read", "inventory.read", "inventory.write", "art.review"],
  editor: ["products.read", "products.write", "inventory.read", "offers.read", "content.write", "art.review"],
  support: [
    "orders.read",
    "orders.write",
    "orders.refund",
    "customers.read",
    "customers.write",
    "products.read",
    "inventory.read",
    "offers.read",
    "subscriptions.read",
    "subscriptions.write",
  ],
};

/** The cell of a logged-in person without rows of their own: Ravi's cell. Policies refuse inserts. */
function strange(cell: Cell, operation: Operation): Cell {
  if (!/^(asha|ravi)/.test(cell)) return cell;
  return operation === "insert" ? "denied" : "none";
}

/** The expected cell of an actor: the table above for those it names, and for staff by their role's permissions. */
export function expectedCell(table: string, actor: Actor, operation: Operation): Cell | undefined {
  const rows = cells[table];
  const index = OPERATIONS.indexOf(operation);
  if (!rows || !isStaffActor(actor)) return rows?.[actor as keyof Cells]?.[index];
  const own = rows[actor] ?? rows.staff;
  if (own) return own[index];
  const { read, write } = needs[table] ?? {};
  const may = (permission: Permission | undefined) =>
    permission !== undefined && held[actor].includes(permission);
  const isAllowed = operation === "select" ? may(read) || may(write) : may(write);
  const cell = (isAllowed ? rows.admin : rows.ravi)[index];
  return cell === undefined || isAllowed ? cell : strange(cell, operation);
}

function isStaffActor(actor: Actor): actor is StaffActor {
  return actor in held;
}
