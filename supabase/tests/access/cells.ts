import type { Actor, StaffActor } from "../support/people/actors";

export const OPERATIONS = ["select", "insert", "update", "delete"] as const;
export type Operation = (typeof OPERATIONS)[number];

export type Cell = string;
type Row = [selects: Cell, inserts: Cell, updates: Cell, deletes: Cell];
/** `staff`: the cell of every role but the owner's, where no permission decides. */
export type Cells = Record<Exclude<Actor, StaffActor>, Row> & { staff?: Row } & Partial<
    Record<StaffActor, Row>
  >;

const NOTHING: Row = ["denied", "denied", "denied", "denied"];
const EVERYTHING: Row = ["all", "all", "all", "all"];
const reads = (rows: Cell): Row => [rows, "denied", "denied", "denied"];
const READ = reads("all");

/** As READ, for a person whose role has the grant to write: the row policies refuse instead. */
const READ_BY_POLICY: Row = ["all", "denied", "none", "none"];

/** Everyone may read it, admins may edit it. */
const PUBLISHED: Cells = {
  anon: READ,
  asha: READ_BY_POLICY,
  ravi: READ_BY_POLICY,
  admin: EVERYTHING,
  service: EVERYTHING,
};

/** As PUBLISHED, but a function deletes. */
const STAFF_MANAGED: Cells = {
  anon: READ,
  asha: ["all", "denied", "none", "denied"],
  ravi: ["all", "denied", "none", "denied"],
  admin: ["all", "all", "all", "denied"],
  service: EVERYTHING,
};

/** Everyone reads some rows, staff all of them, and only functions write. */
const shown = (rows: Cell): Cells => ({
  anon: reads(rows),
  asha: reads(rows),
  ravi: reads(rows),
  admin: READ,
  service: EVERYTHING,
});
const SHOWN = shown("all");
const LIVE = shown("live");

/** People read some rows, and only the server writes. */
const read = (asha: Cell, ravi: Cell, admin: Cell): Cells => ({
  anon: NOTHING,
  asha: reads(asha),
  ravi: reads(ravi),
  admin: reads(admin),
  service: EVERYTHING,
});
/** The owner reads and the server writes; the server shows customers theirs. */
const SHOP_ONLY = read("none", "none", "all");
/** A person reads their own, and the server writes. */
const OWN_ROWS = read("asha", "ravi", "none");
/** The guest ordered with Asha's address, which she has proven. */
const OF_ORDERS = read("asha guest", "ravi", "all");

/** The server adds rows, which never change. */
const ADDED: Row = ["all", "all", "denied", "denied"];

/**
 * Who reaches which rows of which table: "denied" (no such right), "none" (the right, but no row), "all", or the names
 * of the rows in fixtures.ts. A new table needs its five lines here, unless privileges.ts says why only the server reaches it.
 */
export const cells: Record<string, Cells> = {
  "public.categories": LIVE,
  "public.colors": SHOWN,
  "public.sizes": SHOWN,
  "public.products": shown("published"),
  "public.product_available_colors": shown("published"),
  "public.product_images": shown("published"),
  "public.product_variants": shown("active"),
  "public.product_slugs": shown("published"),
  "public.product_settings": shown("shown"),
  "public.site_settings": SHOWN,
  "public.admin_settings": shown("shown"),
  "public.pincodes": STAFF_MANAGED,
  "public.pincode_prefixes": SHOWN,

  "public.stock_moves": { ...SHOP_ONLY, service: ADDED },
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
  "public.audit_log": { ...SHOP_ONLY, service: ADDED },
  "public.user_addresses": OWN_ROWS,
  "public.nominees": read("asha", "ravi", "all"),
  "public.privacy_requests": SHOP_ONLY,
  "public.staff_reads": SHOP_ONLY,

  "public.orders": OF_ORDERS,
  "public.order_items": OF_ORDERS,
  "public.order_events": { ...OF_ORDERS, service: ADDED },
  "public.payments": SHOP_ONLY,
  "public.webhook_events": SHOP_ONLY,
  "public.phone_drafts": SHOP_ONLY,

  // Only a person who was given a code sees it.
  "public.coupons": SHOP_ONLY,
  "public.shipping_zones": STAFF_MANAGED,
  "public.gst_rates": PUBLISHED,
  "public.print_bands": PUBLISHED,
  "public.print_breaks": PUBLISHED,
  "public.coupon_redemptions": SHOP_ONLY,
  "public.refunds": SHOP_ONLY,
  "public.return_requests": SHOP_ONLY,
  "public.return_items": SHOP_ONLY,
  "public.reconciliation_breaks": SHOP_ONLY,
  "public.disputes": SHOP_ONLY,
  "public.gst_registrations": SHOP_ONLY,
  "public.invoices": { ...SHOP_ONLY, service: ADDED },

  "public.blog_authors": LIVE,
  "public.blog_posts": LIVE,
  "public.blog_slugs": { ...LIVE, admin: reads("live") },
  "public.blog_revisions": SHOP_ONLY,
  "public.blog_autosaves": SHOP_ONLY,
  "public.contact_messages": SHOP_ONLY,
  "public.user_leads": SHOP_ONLY,
  "public.contact_replies": SHOP_ONLY,
  "public.crawler_visits": SHOP_ONLY,
  "public.indexnow_pings": SHOP_ONLY,
  "public.missing_pages": SHOP_ONLY,
  "public.redirects": SHOWN,
  "public.search_synonyms": SHOWN,
  "public.marketing_sections": LIVE,
  "public.pages": SHOWN,
  "public.page_revisions": SHOP_ONLY,
  "public.og_pictures": SHOWN,

  // Guests' rows are the server's.
  "public.designs": OWN_ROWS,
  "public.design_versions": OWN_ROWS,
  "public.design_assets": OWN_ROWS,
  "public.print_files": SHOP_ONLY,
  "public.submissions": SHOP_ONLY,
  "public.reviews": SHOP_ONLY,
  "public.review_photos": SHOP_ONLY,
  "public.review_reports": SHOP_ONLY,
  "public.submission_events": SHOP_ONLY,

  "public.saved_views": {
    anon: NOTHING,
    asha: ["none", "denied", "denied", "none"],
    ravi: ["none", "denied", "denied", "none"],
    admin: ["all", "all", "denied", "all"],
    staff: ["shared", "denied", "denied", "none"],
    // Deletes shared views.
    manager: ["shared", "denied", "denied", "shared"],
    service: EVERYTHING,
  },
  // Not even admins read wishlists.
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
};
