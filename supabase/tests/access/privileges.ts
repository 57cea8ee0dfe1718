// Exact on purpose: whatever widens a right must be written down here, where a reader sees it.
// r = select, a = insert, w = update, d = delete, in PostgreSQL's letters.

/** Only functions write them. */
const SHOWN = "anon r, authenticated r, service_role adrw";
const STAFF_MANAGED = "anon r, authenticated arw, service_role adrw";
const PUBLISHED = "anon r, authenticated adrw, service_role adrw";
/** Granted by columns for selects; see hiddenColumns. */
const SHOWN_IN_PART = "service_role adrw";
const OWN = "authenticated r, service_role adrw";
const SERVER = "service_role adrw";

export const withoutPolicy: Record<string, string> = {
  "public.order_notes":
    "Staff write and read them by add_order_note and get_admin_order, which run as their owner",
  "public.order_tags": "Staff write and read them by tag_order and get_admin_order, which run as their owner",
  "public.money_steps":
    "Staff write and read them by request_money_step, decide_money_step and money_case, which run as their owner",
  "public.extra_parcels":
    "Written and read by the admin's functions, which run as their owner, and by the server",
  "public.ai_generations":
    "Written and read by the functions of AI art, which run as the server or as their owner",
  "public.consents":
    "Written and forgotten by the server; staff read counts by count_consents, which runs as its owner",
  "public.idempotency_keys": "Only place_order reads and writes it, as the server",
  "public.restock_requests":
    "Addresses that anybody may have typed; the server keeps them and the jobs mail them",
  "public.basket_reminders": "The same, with the key of a browser's basket",
  "private.reminder_runs": "Data of queue_reminders, which runs as the server",
  "public.mail_recipients": "The id is the recipient's key; the server reads it from the link",
  "public.lead_popup_days": "Sums that popup_result() reads for staff with reports.read",
  "public.lead_popup_orders": "Orders that popup_result() sums",
  "public.outbox": "Holds codes until they are sent; staff see what failed in dead_message_list",
  "private.cod_codes": "Hashes of codes; no one has a grant",
  "private.invoice_counters": "The last serial of a year; no one has a grant",
  "private.user_analytics": "Written by ingest_analytics and counted by refresh_analytics; staff see sums",
  "private.page_analytics": "As user_analytics",
  "private.product_analytics": "As user_analytics",
  "private.cart_analytics": "As user_analytics",
  "private.search_analytics": "As user_analytics",
  "private.analytics_sessions": "As user_analytics",
  "private.analytics_counts": "Kept by refresh_analytics, read by analytics as their owner",
  "private.report_rows": "Kept and read by the functions of reports, as their owner or as the server",
  "private.report_days": "As report_rows",
  "private.product_sales":
    "Kept by refresh_reports, as the server, read by the search functions, which run as their owner",
  "private.report_changes": "Kept by triggers, which run as their owner, and emptied by refresh_reports",
  "private.job_runs": "Kept by record_job_runs, as the server, read by shop_health, which runs as its owner",
  "private.client_errors":
    "Kept by report_client_error, as the server, and dismiss_client_error, as its owner; read by shop_health",
  "private.unproven_orders": "Kept by place_order and a trigger, which run as the server",
  "private.registrations": "Kept by triggers, read by functions that run as their owner",
  "private.category_removals": "Kept by delete_category and restore_category, which run as their owner",
  "private.auth_attempts": "Counters of spend_attempts, which runs as the server",
  "private.staff_sessions": "When a session was last in the admin; check_admin_access runs as its owner",
  "private.environment":
    "Kept by save_environment, as the server, read by staff_role and check_admin_access as their owner",
  "private.staff_job_kinds": "Data of the functions of jobs, which run as their owner or as the server",
  "private.staff_job_items":
    "Kept and read by the functions of jobs, which run as their owner or as the server",
  "private.spent_captchas": "Used solutions of spend_captcha, which runs as the server",
  "private.storefront_changes": "Kept by triggers, read by list_storefront_changes, which runs as the server",
  "private.order_transitions": "Data of write_order_status; no one has a grant",
  "private.price_history":
    "Kept by triggers, which run as their owner, read by product_information and the search functions, which do too",
  "private.discount_history": "As price_history",
  "private.loose_pictures":
    "Kept by triggers, which run as their owner, and by record_upload and the sweep, which run as the server",
  "private.loose_design_files":
    "Kept by triggers, which run as their owner, and by record_design_files and the sweep, which run as the server",
  "private.print_work":
    "Kept by claim_print_work and its like, which run as the server, and by retry_print_files as its owner",
  "private.reorder_grants": "Kept by allow_reorder, read when an order is placed, both as the server",
  "private.group_orders":
    "Kept by start_group and the close, read by find_group and find_own_group, all as the server, and by get_admin_group",
  "private.group_members": "As group_orders; kept by join_group and place_order",
  "private.refused_art":
    "Kept by decide_submission, as its owner, and save_art_hashes, read by get_admin_submission, which runs as its owner",
  "private.refused_words": "As refused_art; read by passes_by_rule",
  "private.review_invitations":
    "Kept by invite_reviews, which runs as the server, read by review_figures, which runs as its owner",
  "private.product_options": "Kept by a trigger, read by the search functions, which run as their owner",
  "private.search_words": "Kept by a trigger, read by the search functions, which run as their owner",
  "private.blocks": "Kept and read by the admin's customer functions, and by the trigger that refuses orders",
  "private.customers":
    "Kept by rebuild_changed_customers, read by the view customer_list, which asks private.may",
  "private.referrers": "Kept by the functions of the program, read by referrer_list, which asks private.may",
  "private.referrals":
    "Kept and read by the functions of the program, which run as their owner or as the server",
  "private.referral_rewards": "As referrals",
  "private.referral_devices": "As referrals; forgotten after 90 days",
  "private.referral_changes": "Kept by triggers, which run as their owner, and emptied by settle_referrals",
  "private.customer_changes": "Kept by triggers, read by rebuild_changed_customers, which runs as its owner",
  "private.customer_notes": "Written and read by the admin's customer functions, which run as their owner",
  "private.deletion_requests": "Written and read by the admin's customer functions, which run as their owner",
  "private.subscriptions":
    "Kept by the functions of subscribers and staff, which ask whose it is, and by the server; read by subscription_list, which asks private.may",
  "private.mandate_payments": "As subscriptions",
  "private.subscription_charges": "As subscriptions",
  "private.subscription_events": "As subscriptions",
  "private.subscription_picks": "As subscriptions",
  "private.subscription_plans": "As subscriptions",
  "private.subscription_prices": "As subscriptions",
  "private.subscription_tastes": "As subscriptions",
};

export const grants: Record<string, string> = {
  ...Object.fromEntries(Object.keys(withoutPolicy).map((table) => [table, SERVER])),
  "public.categories": SHOWN,
  "public.colors": SHOWN,
  "public.sizes": SHOWN,
  "public.products": SHOWN_IN_PART,
  "public.product_available_colors": SHOWN,
  "public.product_images": SHOWN,
  "public.product_slugs": SHOWN,
  "public.product_variants": SHOWN_IN_PART,
  "public.product_settings": SHOWN,
  "public.site_settings": SHOWN,
  "public.admin_settings": SHOWN,
  "public.pincodes": STAFF_MANAGED,
  "public.pincode_prefixes": SHOWN,
  "public.user_roles": OWN,
  "public.permissions": OWN,
  "public.role_permissions": OWN,
  "public.staff_invitations": OWN,
  "public.staff_jobs": OWN,
  "public.audit_log": "authenticated r, service_role ar",
  "public.stock_moves": "authenticated r, service_role ar",
  "public.stock_counts": OWN,
  "public.lost_demand": OWN,
  "public.profiles": OWN,
  "public.user_addresses": OWN,
  "public.nominees": OWN,
  "public.privacy_requests": OWN,
  "public.staff_reads": OWN,
  "public.orders": OWN,
  "public.order_items": OWN,
  "public.order_events": "authenticated r, service_role ar",
  "public.payments": OWN,
  "public.webhook_events": OWN,
  // In addition, insert on the columns that a person may set.
  "public.saved_views": "authenticated adr, service_role adrw",
  "public.user_wishlist": "authenticated dr, service_role adrw",
  "public.wishlist_shares": "authenticated dr, service_role adrw",
  "public.coupons": OWN,
  "public.coupon_redemptions": OWN,
  "public.shipping_zones": STAFF_MANAGED,
  "public.gst_rates": PUBLISHED,
  "public.print_bands": PUBLISHED,
  "public.print_breaks": PUBLISHED,
  "public.refunds": OWN,
  "public.return_requests": OWN,
  "public.return_items": OWN,
  "public.invoices": "authenticated r, service_role ar",
  "public.reconciliation_breaks": OWN,
  "public.disputes": OWN,
  "public.gst_registrations": OWN,
  "public.phone_drafts": OWN,
  "public.designs": OWN,
  "public.design_versions": OWN,
  "public.design_assets": OWN,
  "public.print_files": OWN,
  "public.submissions": OWN,
  "public.submission_events": OWN,
  "public.reviews": OWN,
  "public.review_photos": OWN,
  "public.review_reports": OWN,
  "public.blog_authors": SHOWN,
  "public.blog_posts": SHOWN,
  "public.blog_slugs": SHOWN,
  "public.blog_revisions": OWN,
  "public.blog_autosaves": OWN,
  "public.contact_messages": OWN,
  "public.user_leads": OWN,
  "public.contact_replies": OWN,
  "public.consents": "service_role adr",
  "public.crawler_visits": OWN,
  "public.indexnow_pings": OWN,
  "public.missing_pages": OWN,
  "public.redirects": SHOWN,
  "public.search_synonyms": SHOWN,
  "public.marketing_sections": SHOWN,
  "public.pages": SHOWN,
  "public.page_revisions": OWN,
  "public.og_pictures": SHOWN,
};

export const updatableColumns: Record<string, string> = {
  "public.profiles": "authenticated first_name, authenticated last_name",
};

/** Hidden columns of public tables: exact stock is private to the shop. */
export const hiddenColumns: Record<string, string> = {
  "public.product_variants": "barcode, low_at, reserved, stock",
  "public.products": "stock_quantity",
};
