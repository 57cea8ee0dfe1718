import type { Actor, StaffActor } from "../support/actors";

export const OPERATIONS = ["select", "insert", "update", "delete"] as const;
export type Operation = (typeof OPERATIONS)[number];

export type Cell = string;
type Row = [selects: Cell, inserts: Cell, updates: Cell, deletes: Cell];
/** `staff`: what every role but the owner's reaches, where no permission decides. */
export type Cells = Record<Exclude<Actor, StaffActor>, Row> & { staff?: Row } & Partial<
    Record<StaffActor, Row>
  >;

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

/** What everybody may read, and only functions write. */
const SHOWN = { anon: READ, asha: READ, ravi: READ, admin: READ, service: EVERYTHING };

/** As PUBLISHED, but a function deletes. */
const KEPT: Cells = {
  anon: READ,
  asha: ["all", "denied", "none", "denied"],
  ravi: ["all", "denied", "none", "denied"],
  admin: ["all", "all", "all", "denied"],
  service: EVERYTHING,
};

/** What only the server touches. */
const CLOSED = { anon: NOTHING, asha: NOTHING, ravi: NOTHING, admin: NOTHING, service: EVERYTHING };

/** Tables that only functions see. */
const closedInPrivate =
  `analytics_counts analytics_sessions auth_attempts blocks cart_analytics category_removals client_errors cod_codes customer_changes customer_notes customers deletion_requests environment invoice_counters job_runs loose_design_files loose_pictures mandate_payments order_transitions page_analytics print_work product_analytics product_options referral_changes
  referral_devices referral_rewards referrals referrers refused_art refused_words registrations reminder_runs
  reorder_grants report_changes report_days report_rows review_invitations search_analytics search_synonyms search_words spent_captchas
  staff_job_items staff_job_kinds staff_sessions storefront_changes subscription_charges subscription_events subscription_picks
  subscription_plans subscription_prices subscription_tastes subscriptions unproven_orders user_analytics`.split(
    /\s+/,
  );

/** What the owner reads and the server writes; customers are shown theirs by the server. */
const SHOP_ONLY: Cells = {
  anon: NOTHING,
  asha: ["none", "denied", "denied", "denied"],
  ravi: ["none", "denied", "denied", "denied"],
  admin: READ,
  service: EVERYTHING,
};

/** What everybody reads once it is published, staff before that, and only functions write. */
const LIVE: Cells = {
  anon: ["live", "denied", "denied", "denied"],
  asha: ["live", "denied", "denied", "denied"],
  ravi: ["live", "denied", "denied", "denied"],
  admin: READ,
  service: EVERYTHING,
};

/** What a person reads of their own, and the server writes. */
const OWN_ROWS: Cells = {
  anon: NOTHING,
  asha: ["asha", "denied", "denied", "denied"],
  ravi: ["ravi", "denied", "denied", "denied"],
  admin: ["none", "denied", "denied", "denied"],
  service: EVERYTHING,
};

/**
 * Who reaches which rows of which table: "denied" (no such right), "none" (the right, but no row), "all", or the names
 * of the rows in fixtures.ts. A new table needs its five lines here.
 */
export const cells: Record<string, Cells> = {
  "public.categories": {
    ...SHOWN,
    anon: ["live", "denied", "denied", "denied"],
    asha: ["live", "denied", "denied", "denied"],
    ravi: ["live", "denied", "denied", "denied"],
  },
  "public.colors": SHOWN,
  "public.sizes": SHOWN,
  "public.products": {
    ...SHOWN,
    anon: ["published", "denied", "denied", "denied"],
    asha: ["published", "denied", "denied", "denied"],
    ravi: ["published", "denied", "denied", "denied"],
  },
  "public.product_available_colors": {
    ...SHOWN,
    anon: ["published", "denied", "denied", "denied"],
    asha: ["published", "denied", "denied", "denied"],
    ravi: ["published", "denied", "denied", "denied"],
  },
  "public.product_images": {
    ...SHOWN,
    anon: ["published", "denied", "denied", "denied"],
    asha: ["published", "denied", "denied", "denied"],
    ravi: ["published", "denied", "denied", "denied"],
  },
  "public.product_variants": {
    ...SHOWN,
    anon: ["active", "denied", "denied", "denied"],
    asha: ["active", "denied", "denied", "denied"],
    ravi: ["active", "denied", "denied", "denied"],
  },
  "public.product_slugs": {
    anon: ["published", "denied", "denied", "denied"],
    asha: ["published", "denied", "denied", "denied"],
    ravi: ["published", "denied", "denied", "denied"],
    admin: READ,
    service: EVERYTHING,
  },
  "public.product_settings": {
    ...SHOWN,
    anon: ["shown", "denied", "denied", "denied"],
    asha: ["shown", "denied", "denied", "denied"],
    ravi: ["shown", "denied", "denied", "denied"],
  },
  "public.site_settings": SHOWN,
  "public.admin_settings": {
    ...SHOWN,
    anon: ["shown", "denied", "denied", "denied"],
    asha: ["shown", "denied", "denied", "denied"],
    ravi: ["shown", "denied", "denied", "denied"],
  },
  "public.pincodes": KEPT,
  "public.pincode_prefixes": SHOWN,

  "public.stock_moves": {
    anon: NOTHING,
    asha: ["none", "denied", "denied", "denied"],
    ravi: ["none", "denied", "denied", "denied"],
    admin: READ,
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
  "public.order_notes": CLOSED,
  "public.order_tags": CLOSED,
  "public.money_steps": CLOSED,
  "public.extra_parcels": CLOSED,
  // Its rows hold the codes that prove a phone.
  "public.outbox": CLOSED,
  "public.idempotency_keys": CLOSED,
  "public.phone_drafts": SHOP_ONLY,

  // Only a person who was given a code knows it.
  "public.coupons": SHOP_ONLY,
  "public.shipping_zones": KEPT,
  "public.gst_rates": PUBLISHED,
  "public.print_bands": PUBLISHED,
  "public.print_breaks": PUBLISHED,
  "public.coupon_redemptions": SHOP_ONLY,
  "public.refunds": SHOP_ONLY,
  "public.return_requests": SHOP_ONLY,
  "public.return_items": SHOP_ONLY,
  "public.reconciliation_breaks": SHOP_ONLY,
  "public.disputes": SHOP_ONLY,
  "public.invoices": { ...SHOP_ONLY, service: ["all", "all", "denied", "denied"] },

  "public.blog_authors": LIVE,
  "public.blog_posts": LIVE,
  "public.blog_slugs": { ...LIVE, admin: ["live", "denied", "denied", "denied"] },
  "public.blog_revisions": SHOP_ONLY,
  "public.blog_typings": SHOP_ONLY,
  "public.contact_messages": SHOP_ONLY,
  "public.mail_recipients": CLOSED,
  "public.restock_requests": CLOSED,
  "public.basket_reminders": CLOSED,
  "public.user_leads": SHOP_ONLY,
  "public.lead_popup_days": CLOSED,
  "public.lead_popup_orders": CLOSED,
  "public.contact_replies": SHOP_ONLY,
  "public.consents": { ...CLOSED, service: ["all", "all", "denied", "all"] },
  "public.crawler_visits": SHOP_ONLY,
  "public.indexnow_pings": SHOP_ONLY,
  "public.missing_pages": SHOP_ONLY,
  "public.redirects": SHOWN,
  "public.marketing_sections": LIVE,
  "public.pages": SHOWN,
  "public.page_revisions": SHOP_ONLY,
  "public.og_pictures": SHOWN,

  // Guests' rows are the server's.
  "public.designs": OWN_ROWS,
  "public.design_versions": OWN_ROWS,
  "public.design_assets": OWN_ROWS,
  "public.ai_generations": CLOSED,
  "public.print_files": SHOP_ONLY,
  "public.submissions": SHOP_ONLY,
  "public.reviews": SHOP_ONLY,
  "public.review_photos": SHOP_ONLY,
  "public.review_reports": SHOP_ONLY,
  "public.submission_events": SHOP_ONLY,

  // Not even admins read what people wish for.
  "public.saved_views": {
    anon: NOTHING,
    asha: ["none", "denied", "denied", "none"],
    ravi: ["none", "denied", "denied", "none"],
    admin: ["all", "all", "denied", "all"],
    staff: ["shared", "denied", "denied", "none"],
    // Tidies up what somebody shares.
    manager: ["shared", "denied", "denied", "shared"],
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
  ...Object.fromEntries(closedInPrivate.map((name) => [`private.${name}`, CLOSED])),
};
