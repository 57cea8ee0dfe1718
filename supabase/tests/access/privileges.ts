// Exact on purpose: whatever widens a right must be written down here, where a reader sees it.
// r = select, a = insert, w = update, d = delete, in the letters of Postgres.

const PUBLISHED = "anon r, authenticated adrw, service_role adrw";
/** Who selects them is granted columns; see hiddenColumns. */
const PUBLISHED_IN_PART = "authenticated adw, service_role adrw";
const OWN = "authenticated r, service_role adrw";
const SERVER = "service_role adrw";

export const grants: Record<string, string> = {
  "public.categories": PUBLISHED,
  "public.colors": PUBLISHED,
  "public.sizes": PUBLISHED,
  "public.products": PUBLISHED_IN_PART,
  "public.product_available_colors": PUBLISHED,
  "public.product_images": PUBLISHED,
  "public.product_variants": PUBLISHED_IN_PART,
  "public.product_settings": PUBLISHED,
  "public.site_settings": PUBLISHED,
  "public.admin_settings": PUBLISHED,
  "public.pincodes": PUBLISHED,
  "public.pincode_prefixes": PUBLISHED,
  "public.user_roles": OWN,
  "public.permissions": OWN,
  "public.role_permissions": OWN,
  "public.staff_invitations": OWN,
  "public.audit_log": "authenticated r, service_role ar",
  "public.stock_moves": "authenticated ar, service_role ar",
  "public.profiles": OWN,
  "public.user_addresses": OWN,
  "public.orders": OWN,
  "public.order_items": OWN,
  "public.order_events": "authenticated r, service_role ar",
  "public.payments": OWN,
  "public.webhook_events": OWN,
  "public.outbox": OWN,
  // Beside these, insert on the columns that are one's own to choose.
  "public.user_wishlist": "authenticated dr, service_role adrw",
  "public.wishlist_shares": "authenticated dr, service_role adrw",
  "public.coupons": "authenticated adrw, service_role adrw",
  "public.coupon_redemptions": OWN,
  "public.shipping_zones": PUBLISHED,
  "public.gst_rates": PUBLISHED,
  "public.refunds": OWN,
  "public.return_requests": OWN,
  "public.return_items": OWN,
  "public.invoices": "authenticated r, service_role ar",
  "public.reconciliation_breaks": OWN,
  "public.disputes": OWN,
  "public.idempotency_keys": SERVER,
  "private.invoice_counters": SERVER,
  "private.cod_codes": SERVER,
  "private.auth_attempts": SERVER,
  "private.registrations": SERVER,
  "private.order_transitions": SERVER,
  "private.product_options": SERVER,
  "private.search_words": SERVER,
  "private.spent_captchas": SERVER,
  "private.storefront_changes": SERVER,
  "private.staff_sessions": SERVER,
  "private.unproven_orders": SERVER,
  "private.search_synonyms": SERVER,
};

export const updatableColumns: Record<string, string> = {
  "public.profiles": "authenticated first_name, authenticated last_name",
};

/** What public tables keep to the server: exact stock is the shop's own business. */
export const hiddenColumns: Record<string, string> = {
  "public.product_variants": "barcode, reserved, stock",
  "public.products": "stock_quantity",
};

const EVERYBODY = "anon authenticated service_role";
const SIGNED_IN = "authenticated service_role";
const SERVER_ONLY = "service_role";

/** All functions of the exposed schema, and those of `private` that somebody beside the server may run. */
export const functions: Record<string, string> = {
  "search_products(jsonb,text,integer,integer)": EVERYBODY,
  "product_facets(jsonb)": EVERYBODY,
  "suggest_products(text,integer)": EVERYBODY,
  "related_products(bigint,integer)": EVERYBODY,
  "basic_product(text)": EVERYBODY,
  "basic_colors()": EVERYBODY,
  "fetch_available_sizes()": EVERYBODY,
  "fetch_product_images(bigint)": EVERYBODY,
  "find_place(text)": EVERYBODY,
  "private.number_setting(text,numeric)": EVERYBODY,
  "private.search_products(jsonb,text,integer,integer)": EVERYBODY,
  "private.product_facets(jsonb)": EVERYBODY,
  "private.suggest_products(text,integer)": EVERYBODY,
  "private.related_products(bigint,integer)": EVERYBODY,
  "private.basic_product(text)": EVERYBODY,
  "private.basic_colors()": EVERYBODY,
  "private.may(text)": EVERYBODY,
  "private.email_key(text)": EVERYBODY,
  "shared_wishlist(text)": EVERYBODY,
  "private.shared_wishlist(text)": EVERYBODY,

  // Row policies let people reach only their own rows.
  "add_to_wishlist(bigint,text,text)": SIGNED_IN,
  "share_wishlist()": SIGNED_IN,

  // Row policies of product_images, and of what the triggers touch, let only admins through.
  "add_product_image(bigint,text,text,text,text)": SIGNED_IN,
  "delete_product_images(bigint)": SIGNED_IN,
  "private.option_keys(text[],text[])": SIGNED_IN,
  "private.are_states(text[])": SIGNED_IN,
  "private.find_setting_problem(text,text)": SIGNED_IN,
  "private.find_site_setting_problem(text,text)": SIGNED_IN,
  "private.roll_up_products(bigint[])": SIGNED_IN,
  // A constraint of profiles, so whoever changes a name runs it.
  "private.clean_name(text)": SIGNED_IN,

  // Each works on the book of who calls it.
  "save_address(uuid,jsonb,boolean)": SIGNED_IN,
  "make_default_address(uuid)": SIGNED_IN,
  "delete_address(uuid)": SIGNED_IN,
  "private.save_address(uuid,jsonb,boolean)": SIGNED_IN,
  "private.make_default_address(uuid)": SIGNED_IN,
  "private.delete_address(uuid)": SIGNED_IN,

  // One's own orders; they take no person as an argument.
  "my_orders(integer,integer)": SIGNED_IN,
  "owns_order(text)": SIGNED_IN,
  "my_dashboard()": SIGNED_IN,
  "private.my_order_ids()": SIGNED_IN,
  "private.my_orders(integer,integer)": SIGNED_IN,
  "private.owns_order(text)": SIGNED_IN,
  "private.my_dashboard()": SIGNED_IN,
  "open_back_office()": SIGNED_IN,
  "private.open_back_office()": SIGNED_IN,
  "my_permissions()": SIGNED_IN,
  "private.my_permissions()": SIGNED_IN,

  // Each asks private.may() first.
  "list_staff()": SIGNED_IN,
  "private.list_staff()": SIGNED_IN,
  "set_staff_role(uuid,text)": SIGNED_IN,
  "private.set_staff_role(uuid,text)": SIGNED_IN,
  "set_role_permission(text,text,boolean)": SIGNED_IN,
  "private.set_role_permission(text,text,boolean)": SIGNED_IN,
  "invite_staff(text,text)": SIGNED_IN,
  "private.invite_staff(text,text)": SIGNED_IN,
  "withdraw_invitation(uuid)": SIGNED_IN,
  "private.withdraw_invitation(uuid)": SIGNED_IN,

  "accept_invitation(uuid,uuid)": SERVER_ONLY,
  "export_account(uuid)": SERVER_ONLY,
  "delete_account(uuid)": SERVER_ONLY,
  "place_order(text,text,jsonb)": SERVER_ONLY,
  "pricing_rules()": SERVER_ONLY,
  "checkout_facts(text,text,uuid,text,text,uuid)": SERVER_ONLY,
  "attach_gateway_order(uuid,text)": SERVER_ONLY,
  "apply_payment(text,text,text,text,text,text,numeric,text,text,jsonb)": SERVER_ONLY,
  "transition_order(uuid,text,text,text)": SERVER_ONLY,
  "ship_order(uuid,text,text,text)": SERVER_ONLY,
  "collect_cod(uuid,text)": SERVER_ONLY,
  "complete_orders(integer)": SERVER_ONLY,
  "queue_order_link(text,text)": SERVER_ONLY,
  "send_cod_code(uuid,text,text,interval)": SERVER_ONLY,
  "check_cod_code(uuid,text)": SERVER_ONLY,
  "offer_prepay(uuid,jsonb)": SERVER_ONLY,
  "request_return(uuid,text,jsonb,text,text)": SERVER_ONLY,
  "order_returns(text)": SERVER_ONLY,
  "pick_up_return(uuid,text)": SERVER_ONLY,
  "receive_return(uuid,boolean,text)": SERVER_ONLY,
  "withdraw_return(uuid,text)": SERVER_ONLY,
  "name_refund_upi(uuid,text)": SERVER_ONLY,
  "reject_return(uuid,text,text)": SERVER_ONLY,
  "apply_refund(text,text,text,text,text,text,numeric,jsonb,uuid,text)": SERVER_ONLY,
  "apply_dispute(text,text,text,text,text,text,numeric,jsonb,text,text,timestamp with time zone)":
    SERVER_ONLY,
  "request_refund(uuid,numeric,text,text,uuid,text,text,text,text)": SERVER_ONLY,
  "claim_refunds(integer)": SERVER_ONLY,
  "note_refund_attempt(uuid,text,text,text)": SERVER_ONLY,
  "claim_polls(integer)": SERVER_ONLY,
  "claim_captures(integer)": SERVER_ONLY,
  "reconciliation_report(timestamp with time zone,timestamp with time zone)": SERVER_ONLY,
  "expire_orders(integer)": SERVER_ONLY,
  "claim_outbox(text,integer)": SERVER_ONLY,
  "settle_outbox(bigint,integer,text,text)": SERVER_ONLY,
  "issue_invoice(uuid)": SERVER_ONLY,
  "issue_credit_note(uuid)": SERVER_ONLY,
  "take_attempts(jsonb,jsonb)": SERVER_ONLY,
  "discard_unfinished_accounts(text,text)": SERVER_ONLY,
  "replace_registration(text,text)": SERVER_ONLY,
  "continue_registration(text,text,text,text,text)": SERVER_ONLY,
  "settle_registration(uuid,text,boolean)": SERVER_ONLY,
  "find_link_owner(text)": SERVER_ONLY,
  "find_near_limit(jsonb)": SERVER_ONLY,
  "find_full_limit(jsonb)": SERVER_ONLY,
  "send_phone_code(uuid,text,text)": SERVER_ONLY,
  "check_phone_code(uuid,text)": SERVER_ONLY,
  "spend_captcha(text,timestamp with time zone)": SERVER_ONLY,
  "free_unproven_address(text)": SERVER_ONLY,
  "list_storefront_changes(text)": SERVER_ONLY,
  "forget_storefront_changes()": SERVER_ONLY,
};

export const withoutPolicy: Record<string, string> = {
  "public.idempotency_keys": "Only place_order reads and writes it, as the server",
  "private.cod_codes": "Hashes of codes; nobody has a grant",
  "private.invoice_counters": "The last serial of a year; nobody has a grant",
  "private.unproven_orders": "Kept by place_order and a trigger, which run as the server",
  "private.registrations": "Kept by triggers, read by functions that run as their owner",
  "private.auth_attempts": "Counters of take_attempts, which runs as the server",
  "private.staff_sessions": "When a session was last in the back office; open_back_office runs as its owner",
  "private.spent_captchas": "Used solutions of spend_captcha, which runs as the server",
  "private.storefront_changes": "Kept by triggers, read by list_storefront_changes, which runs as the server",
  "private.order_transitions": "Data of write_order_status; nobody has a grant",
  "private.product_options": "Kept by a trigger, read by the search functions, which run as their owner",
  "private.search_words": "Kept by a trigger, read by the search functions, which run as their owner",
  "private.search_synonyms": "Data of the search functions, which run as their owner",
};
