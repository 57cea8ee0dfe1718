import { signedIn } from "./signed-in";

const EVERYBODY = "anon authenticated service_role";
const SIGNED_IN = "authenticated service_role";

/** The functions that roles other than the server may run; all others are closed. */
export const functions: Record<string, string> = {
  ...Object.fromEntries(signedIn.map((name) => [name, SIGNED_IN])),
  "search_products(jsonb,text,integer,integer)": EVERYBODY,
  "product_facets(jsonb)": EVERYBODY,
  "suggest_products(text,integer)": EVERYBODY,
  "related_products(bigint,integer)": EVERYBODY,
  "basic_product(text)": EVERYBODY,
  "basic_colors()": EVERYBODY,
  "list_public_offers()": EVERYBODY,
  "popular_searches(integer)": EVERYBODY,
  "fetch_available_sizes()": EVERYBODY,
  "fetch_product_images(bigint)": EVERYBODY,
  "find_pincode(text)": EVERYBODY,
  "sitemap_parts()": EVERYBODY,
  "sitemap_products(integer)": EVERYBODY,
  "feed_products(integer)": EVERYBODY,
  "product_information(bigint)": EVERYBODY,
  "list_product_information(bigint[])": EVERYBODY,
  "referral_terms()": EVERYBODY,
  "subscription_offer()": EVERYBODY,
  "shared_wishlist(text)": EVERYBODY,
  "ai_art_is_on()": EVERYBODY,
  "lead_offer()": EVERYBODY,
  "processors()": EVERYBODY,
  "product_reviews(bigint,integer,text,bigint,integer,integer)": EVERYBODY,
  "private.number_setting(text,numeric)": EVERYBODY,
  "private.now()": EVERYBODY,
  "private.clock_timestamp()": EVERYBODY,
  "private.may(text)": EVERYBODY,
  "private.email_key(text)": EVERYBODY,

  // Row policies let people reach only their own rows.
  "add_to_wishlist(bigint,text,text)": SIGNED_IN,
  "share_wishlist()": SIGNED_IN,

  // They read public data.
  "list_zones()": SIGNED_IN,
  "export_pincodes()": SIGNED_IN,

  // Constraints, policies and views call them with the rights of the role that writes or reads.
  "private.are_states(text[])": SIGNED_IN,
  "private.clean_name(text)": SIGNED_IN,
  "private.find_setting_problem(text,text)": SIGNED_IN,
  "private.find_site_setting_problem(text,text)": SIGNED_IN,
  "private.find_admin_setting_problem(text,jsonb)": SIGNED_IN,
  "private.fits_setting(text,text,numeric,numeric)": SIGNED_IN,
  "private.setting_rules()": SIGNED_IN,
  "private.low_stock_at()": SIGNED_IN,
  "private.my_order_ids()": SIGNED_IN,
  "private.staff_role()": SIGNED_IN,
  "private.may_see_list(text)": SIGNED_IN,
  "private.find_listed_order_hold(uuid)": SIGNED_IN,
  "private.picture_path(uuid,jsonb)": SIGNED_IN,
  "private.is_sold_order(orders)": SIGNED_IN,
};
