import { type Permission, permissions } from "../../../lib/staff/permissions";
import type { Actor, StaffActor } from "../support/actors";

export const OPERATIONS = ["select", "insert", "update", "delete"] as const;
export type Operation = (typeof OPERATIONS)[number];

type Cell = string;
type Row = [selects: Cell, inserts: Cell, updates: Cell, deletes: Cell];
/** `staff`: what every role but the owner's reaches, where no permission decides. */
type Cells = Record<Exclude<Actor, StaffActor>, Row> & { staff?: Row };

const NOTHING: Row = ["denied", "denied", "denied", "denied"];
const EVERYTHING: Row = ["all", "all", "all", "all"];
const READ: Row = ["all", "denied", "denied", "denied"];

/** As READ, by somebody whose role has the grant to write: the row policies refuse instead. */
const READ_BY_POLICY: Row = ["all", "denied", "none", "none"];

/** What everybody may read and admins may edit. */
const PUBLISHED = {
  anon: READ,
  asha: READ_BY_POLICY,
  ravi: READ_BY_POLICY,
  admin: EVERYTHING,
  service: EVERYTHING,
};

/** What only the server touches. */
const CLOSED = { anon: NOTHING, asha: NOTHING, ravi: NOTHING, admin: NOTHING, service: EVERYTHING };

/** What the owner reads and the server writes; customers are shown theirs by the server. */
const SHOP_ONLY: Cells = {
  anon: NOTHING,
  asha: ["none", "denied", "denied", "denied"],
  ravi: ["none", "denied", "denied", "denied"],
  admin: READ,
  service: EVERYTHING,
};

/**
 * Who reaches which rows of which table: "denied" (no such right), "none" (the right, but no row), "all", or the names
 * of the rows in fixtures.ts. A new table needs its five lines here.
 */
export const cells: Record<string, Cells> = {
  "public.categories": {
    ...PUBLISHED,
    anon: ["live", "denied", "denied", "denied"],
    asha: ["live", "denied", "none", "none"],
    ravi: ["live", "denied", "none", "none"],
  },
  "public.colors": PUBLISHED,
  "public.sizes": PUBLISHED,
  "public.products": {
    ...PUBLISHED,
    anon: ["published", "denied", "denied", "denied"],
    asha: ["published", "denied", "none", "none"],
    ravi: ["published", "denied", "none", "none"],
  },
  "public.product_available_colors": {
    ...PUBLISHED,
    anon: ["published", "denied", "denied", "denied"],
    asha: ["published", "denied", "none", "none"],
    ravi: ["published", "denied", "none", "none"],
  },
  "public.product_images": {
    ...PUBLISHED,
    anon: ["published", "denied", "denied", "denied"],
    asha: ["published", "denied", "none", "none"],
    ravi: ["published", "denied", "none", "none"],
  },
  "public.product_variants": {
    ...PUBLISHED,
    anon: ["active", "denied", "denied", "denied"],
    asha: ["active", "denied", "none", "none"],
    ravi: ["active", "denied", "none", "none"],
  },
  "public.product_slugs": {
    anon: ["published", "denied", "denied", "denied"],
    asha: ["published", "denied", "denied", "denied"],
    ravi: ["published", "denied", "denied", "denied"],
    admin: READ,
    service: EVERYTHING,
  },
  "public.product_settings": {
    ...PUBLISHED,
    anon: ["shown", "denied", "denied", "denied"],
    asha: ["shown", "denied", "none", "none"],
    ravi: ["shown", "denied", "none", "none"],
  },
  "public.site_settings": PUBLISHED,
  "public.admin_settings": {
    ...PUBLISHED,
    anon: ["shown", "denied", "denied", "denied"],
    asha: ["shown", "denied", "none", "none"],
    ravi: ["shown", "denied", "none", "none"],
  },
  "public.pincodes": PUBLISHED,
  "public.pincode_prefixes": PUBLISHED,

  "public.stock_moves": {
    anon: NOTHING,
    asha: ["none", "denied", "denied", "denied"],
    ravi: ["none", "denied", "denied", "denied"],
    admin: ["all", "receive", "denied", "denied"],
    service: ["all", "all", "denied", "denied"],
  },
  "public.stock_counts": SHOP_ONLY,
  "public.lost_demand": SHOP_ONLY,
  "public.profiles": {
    anon: NOTHING,
    asha: ["asha", "denied", "asha", "denied"],
    ravi: ["ravi", "denied", "ravi", "denied"],
    admin: ["all", "denied", "none", "denied"],
    service: EVERYTHING,
  },
  // The fixture's row is a bystander's.
  "public.user_roles": SHOP_ONLY,
  "public.permissions": SHOP_ONLY,
  "public.role_permissions": SHOP_ONLY,
  "public.staff_invitations": SHOP_ONLY,
  "public.staff_jobs": SHOP_ONLY,
  "public.audit_log": { ...SHOP_ONLY, service: ["all", "all", "denied", "denied"] },
  "public.user_addresses": {
    anon: NOTHING,
    asha: ["asha", "denied", "denied", "denied"],
    ravi: ["ravi", "denied", "denied", "denied"],
    admin: ["none", "denied", "denied", "denied"],
    service: EVERYTHING,
  },

  // The guest ordered with Asha's address, which she has proven.
  "public.orders": {
    anon: NOTHING,
    asha: ["asha guest", "denied", "denied", "denied"],
    ravi: ["ravi", "denied", "denied", "denied"],
    admin: READ,
    service: EVERYTHING,
  },
  "public.order_items": {
    anon: NOTHING,
    asha: ["asha guest", "denied", "denied", "denied"],
    ravi: ["ravi", "denied", "denied", "denied"],
    admin: READ,
    service: EVERYTHING,
  },
  "public.order_events": {
    anon: NOTHING,
    asha: ["asha guest", "denied", "denied", "denied"],
    ravi: ["ravi", "denied", "denied", "denied"],
    admin: READ,
    service: ["all", "all", "denied", "denied"],
  },
  "public.payments": SHOP_ONLY,
  "public.webhook_events": SHOP_ONLY,
  "public.outbox": SHOP_ONLY,
  "public.idempotency_keys": CLOSED,

  // Only a person who was given a code knows it.
  "public.coupons": {
    anon: NOTHING,
    asha: ["none", "denied", "none", "none"],
    ravi: ["none", "denied", "none", "none"],
    admin: EVERYTHING,
    service: EVERYTHING,
  },
  "public.shipping_zones": PUBLISHED,
  "public.gst_rates": PUBLISHED,
  "public.coupon_redemptions": SHOP_ONLY,
  "public.refunds": SHOP_ONLY,
  "public.return_requests": SHOP_ONLY,
  "public.return_items": SHOP_ONLY,
  "public.reconciliation_breaks": SHOP_ONLY,
  "public.disputes": SHOP_ONLY,
  "public.invoices": { ...SHOP_ONLY, service: ["all", "all", "denied", "denied"] },

  // Not even admins read what people wish for.
  "public.saved_views": {
    anon: NOTHING,
    asha: ["none", "denied", "denied", "none"],
    ravi: ["none", "denied", "denied", "none"],
    admin: ["all", "all", "denied", "all"],
    staff: ["shared", "denied", "denied", "none"],
    service: EVERYTHING,
  },
  "public.user_wishlist": {
    anon: NOTHING,
    asha: ["asha", "asha", "denied", "asha"],
    ravi: ["ravi", "ravi", "denied", "ravi"],
    admin: ["none", "denied", "denied", "none"],
    service: EVERYTHING,
  },
  "public.wishlist_shares": {
    anon: NOTHING,
    asha: ["asha", "denied", "denied", "asha"],
    ravi: ["none", "ravi", "denied", "none"],
    admin: ["none", "admin", "denied", "none"],
    service: EVERYTHING,
  },

  "private.category_removals": CLOSED,
  "private.auth_attempts": CLOSED,
  "private.invoice_counters": CLOSED,
  "private.cod_codes": CLOSED,
  "private.registrations": CLOSED,
  "private.spent_captchas": CLOSED,
  "private.storefront_changes": CLOSED,
  "private.staff_sessions": CLOSED,
  "private.staff_job_kinds": CLOSED,
  "private.staff_job_items": CLOSED,
  "private.unproven_orders": CLOSED,
  "private.order_transitions": CLOSED,
  "private.loose_pictures": CLOSED,
  "private.product_options": CLOSED,
  "private.search_words": CLOSED,
  "private.search_synonyms": CLOSED,
};

type Needs = { read?: Permission; write?: Permission };

/** What staff need to reach rows as the owner does. Without it they are strangers to the table. */
const needs: Record<string, Needs> = {
  "public.categories": { read: "products.read", write: "products.write" },
  "public.colors": { write: "products.write" },
  "public.sizes": { write: "products.write" },
  "public.products": { read: "products.read", write: "products.write" },
  "public.product_available_colors": { read: "products.read", write: "products.write" },
  "public.product_images": { read: "products.read", write: "products.write" },
  "public.product_variants": { read: "products.read", write: "products.write" },
  "public.product_slugs": { read: "products.read" },
  "public.product_settings": { read: "settings.read", write: "settings.write" },
  "public.site_settings": { write: "settings.write" },
  "public.admin_settings": { read: "settings.read", write: "settings.write" },
  "public.pincodes": { write: "settings.write" },
  "public.pincode_prefixes": { write: "settings.write" },
  "public.shipping_zones": { write: "settings.write" },
  "public.gst_rates": { write: "settings.write" },
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
  "public.orders": { read: "orders.read" },
  "public.order_items": { read: "orders.read" },
  "public.order_events": { read: "orders.read" },
  "public.payments": { read: "orders.read" },
  "public.webhook_events": { read: "money.read" },
  "public.outbox": { read: "orders.read" },
  "public.coupons": { read: "offers.read", write: "offers.write" },
  "public.coupon_redemptions": { read: "offers.read" },
  "public.refunds": { read: "orders.read" },
  "public.return_requests": { read: "orders.read" },
  "public.return_items": { read: "orders.read" },
  "public.reconciliation_breaks": { read: "money.read" },
  "public.disputes": { read: "money.read" },
  "public.invoices": { read: "orders.read" },
};

/** What each role may do when the shop opens. Written down here too, so that a wider grant is seen. */
const held: Record<StaffActor, readonly Permission[]> = {
  manager: permissions.filter((permission) => permission !== "roles.write"),
  packer: ["orders.read", "orders.fulfil", "products.read", "inventory.read", "inventory.write"],
  editor: ["products.read", "products.write", "inventory.read", "offers.read", "content.write"],
  support: [
    "orders.read",
    "orders.write",
    "customers.read",
    "customers.write",
    "products.read",
    "inventory.read",
    "offers.read",
  ],
};

/** What a signed-in person reaches who owns nothing there: Ravi's cell without his own rows. Policies refuse inserts. */
function strange(cell: Cell, operation: Operation): Cell {
  if (!/^(asha|ravi)/.test(cell)) return cell;
  return operation === "insert" ? "denied" : "none";
}

/** The expected cell of an actor: the table above for those it names, and for staff what their role holds. */
export function expectedCell(table: string, actor: Actor, operation: Operation): Cell | undefined {
  const rows = cells[table];
  const index = OPERATIONS.indexOf(operation);
  if (!rows || !isStaffActor(actor)) return rows?.[actor as keyof Cells]?.[index];
  if (rows.staff) return rows.staff[index];
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
