import { signedInPairs } from "./signed-in-pairs";

const EVERYBODY = "anon authenticated service_role";
const SIGNED_IN = "authenticated service_role";
const SERVER_ONLY = "service_role";

/** All functions of the exposed schema, and those of `private` that somebody beside the server may run. */
export const functions: Record<string, string> = {
  ...Object.fromEntries(
    signedInPairs.flatMap((name) => [
      [name, SIGNED_IN],
      [`private.${name}`, SIGNED_IN],
    ]),
  ),
  "search_products(jsonb,text,integer,integer)": EVERYBODY,
  "product_facets(jsonb)": EVERYBODY,
  "suggest_products(text,integer)": EVERYBODY,
  "related_products(bigint,integer)": EVERYBODY,
  "basic_product(text)": EVERYBODY,
  "basic_colors()": EVERYBODY,
  "fetch_available_sizes()": EVERYBODY,
  "fetch_product_images(bigint)": EVERYBODY,
  "find_place(text)": EVERYBODY,
  "sitemap_parts()": EVERYBODY,
  "sitemap_products(integer)": EVERYBODY,
  "feed_products(integer)": EVERYBODY,
  "private.number_setting(text,numeric)": EVERYBODY,
  "private.search_products(jsonb,text,integer,integer)": EVERYBODY,
  "private.product_facets(jsonb)": EVERYBODY,
  "private.suggest_products(text,integer)": EVERYBODY,
  "private.related_products(bigint,integer)": EVERYBODY,
  "private.basic_product(text)": EVERYBODY,
  "private.basic_colors()": EVERYBODY,
  "private.may(text)": EVERYBODY,
  "private.email_key(text)": EVERYBODY,
  // Whoever knows the id of a version may order it.
  "cart_designs(uuid[])": EVERYBODY,
  "private.cart_designs(uuid[])": EVERYBODY,
  "shared_wishlist(text)": EVERYBODY,
  "private.shared_wishlist(text)": EVERYBODY,

  // Row policies let people reach only their own rows.
  "add_to_wishlist(bigint,text,text)": SIGNED_IN,
  "share_wishlist()": SIGNED_IN,

  // Row policies of product_images, and of what the triggers touch, let only admins through.
  "note_upload(text)": SERVER_ONLY,
  "add_product_image(bigint,text,text,text,text)": SERVER_ONLY,
  "delete_product_images(bigint)": SERVER_ONLY,
  "private.are_states(text[])": SIGNED_IN,
  "private.find_setting_problem(text,text)": SIGNED_IN,
  "private.find_site_setting_problem(text,text)": SIGNED_IN,
  "private.find_admin_setting_problem(text,jsonb)": SIGNED_IN,
  "private.low_stock_at()": SIGNED_IN,
  // A constraint of profiles, so whoever changes a name runs it.
  "private.clean_name(text)": SIGNED_IN,

  // Each works on the book of who calls it.

  // One's own orders; they take no person as an argument.
  "private.my_order_ids()": SIGNED_IN,

  // Each asks private.may() first.
  // They read what everybody may read.
  "list_zones()": SIGNED_IN,
  "export_pincodes()": SIGNED_IN,
  "private.staff_role()": SIGNED_IN,
  "private.may_see_list(text)": SIGNED_IN,
  "private.waits_for_return(uuid)": SIGNED_IN,

  "note_missed_size(bigint)": SERVER_ONLY,

  // Each works on a job that its caller has prepared or started; cancelling one of others asks private.may().

  "claim_staff_job(uuid,integer)": SERVER_ONLY,
  "work_staff_job(uuid,uuid,integer)": SERVER_ONLY,
  "save_staff_job_progress(uuid,uuid,integer,integer,jsonb,text[])": SERVER_ONLY,
  "finish_staff_job(uuid,uuid,jsonb,text)": SERVER_ONLY,
  "release_staff_job(uuid,uuid)": SERVER_ONLY,
  "list_old_job_files()": SERVER_ONLY,
  "forget_staff_jobs(uuid[])": SERVER_ONLY,
  "accept_invitation(uuid,uuid)": SERVER_ONLY,
  "export_account(uuid)": SERVER_ONLY,
  "delete_account(uuid)": SERVER_ONLY,
  "fold_customers(integer)": SERVER_ONLY,
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
  "request_return(uuid,text,jsonb,text,text,text)": SERVER_ONLY,
  "order_returns(text)": SERVER_ONLY,
  "pick_up_return(uuid,text)": SERVER_ONLY,
  "receive_return(uuid,boolean,text,jsonb)": SERVER_ONLY,
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
  "has_reused_coupon(uuid)": SERVER_ONLY,
  "publish_due_posts()": SERVER_ONLY,
  "switch_due_sections()": SERVER_ONLY,
  "receive_contact(jsonb,uuid)": SERVER_ONLY,
  "find_contact_mail(text,text)": SERVER_ONLY,
  "note_crawler(text,text)": SERVER_ONLY,
  "note_redirect(text)": SERVER_ONLY,
  "list_undrawn_og(integer)": SERVER_ONLY,
  "keep_og(text,bigint,text,timestamp with time zone)": SERVER_ONLY,
  "note_missing_page(text,text)": SERVER_ONLY,
  "gather_indexnow()": SERVER_ONLY,
  "claim_indexnow()": SERVER_ONLY,
  "settle_indexnow(bigint,integer,text,boolean)": SERVER_ONLY,
  "find_full_limit(jsonb)": SERVER_ONLY,
  "send_phone_code(uuid,text,text)": SERVER_ONLY,
  "check_phone_code(uuid,text)": SERVER_ONLY,
  "spend_captcha(text,timestamp with time zone)": SERVER_ONLY,
  "free_unproven_address(text)": SERVER_ONLY,
  "list_storefront_changes(text)": SERVER_ONLY,
  "forget_storefront_changes()": SERVER_ONLY,
  "claim_loose_pictures(integer)": SERVER_ONLY,
  "forget_loose_pictures(text[])": SERVER_ONLY,

  "find_design_asset(text,uuid,text)": SERVER_ONLY,
  "add_design_asset(jsonb)": SERVER_ONLY,
  "touch_design_assets(uuid,text)": SERVER_ONLY,
  "copy_design_assets(uuid[],uuid,text)": SERVER_ONLY,
  "save_design(uuid,uuid,text,integer,jsonb)": SERVER_ONLY,
  "freeze_design(jsonb)": SERVER_ONLY,
  "shared_design(text)": SERVER_ONLY,
  "claim_designs(uuid,text)": SERVER_ONLY,
  "sweep_designs(integer)": SERVER_ONLY,
  "note_design_files(text,text[])": SERVER_ONLY,
  "claim_loose_design_files(integer)": SERVER_ONLY,
  "forget_loose_design_files(text,text[])": SERVER_ONLY,
  "claim_print_work()": SERVER_ONLY,
  "keep_print_files(uuid,jsonb)": SERVER_ONLY,
  "note_print_problem(uuid,text)": SERVER_ONLY,

  // The desk of orders: each asks for its permission.
  "private.counts_as_sold(orders)": SIGNED_IN,
  "refresh_reports(integer)": SERVER_ONLY,
  "check_reports(timestamp with time zone,timestamp with time zone)": SERVER_ONLY,

  // Orders by phone: drafts ask for their permission, the order is placed by the server.
  "edit_order_lines(text,text,jsonb,uuid,jsonb)": SERVER_ONLY,
  "place_phone_order(uuid,integer,uuid,text,jsonb,text)": SERVER_ONLY,
};
