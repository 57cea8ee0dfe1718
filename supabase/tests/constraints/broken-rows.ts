import { randomInt, randomUUID } from "node:crypto";

type Columns = Record<string, unknown>;

type Table = {
  /** Columns that break this constraint and no other, by its name. */
  broken: Record<string, Columns>;
  /** Columns that may not be there twice, by the constraint or index that says so. */
  unique?: Record<string, string[]>;
  /** What a second row needs of its own, whichever of these it shares. */
  fresh?: () => Columns;
};

const nowhere = "00000000-0000-4000-8000-000000000000";
const long = (length: number) => "x".repeat(length);
const freshId = () => randomInt(1_000_000_000, 2_000_000_000);

/** Every constraint of the tables that hold goods, orders and money, and a row that only it refuses. */
export const tables: Record<string, Table> = {
  coupon_redemptions: {
    broken: {
      coupon_redemptions_coupon_id_fkey: { coupon_id: -1 },
      coupon_redemptions_order_id_fkey: { order_id: nowhere },
    },
    unique: { coupon_redemptions_pkey: ["order_id"] },
  },
  coupons: {
    broken: {
      coupons_check: { ends_at: "2020-01-01T00:00:00Z" },
      coupons_code_check: { code: "lower" },
      coupons_description_check: { description: long(201) },
      coupons_kind_check: { kind: "gift" },
      coupons_max_discount_check: { max_discount: 0 },
      coupons_max_uses_check: { max_uses: 0, used: 0 },
      coupons_max_uses_per_customer_check: { max_uses_per_customer: 0 },
      coupons_min_goods_check: { min_goods: -1 },
      coupons_min_pieces_check: { min_pieces: 0 },
      coupons_used_check: { used: -1 },
      coupons_value_check: { kind: "free_shipping", value: -1 },
      coupons_value_fits: { kind: "percent", value: 101 },
      coupons_within_uses: { max_uses: 1, used: 2 },
    },
    unique: { coupons_code_key: ["code"] },
    fresh: () => ({ id: freshId(), code: `F-${randomUUID().slice(0, 8).toUpperCase()}` }),
  },
  gst_rates: {
    broken: {
      gst_rates_above_check: { above: -1 },
      gst_rates_hsn_prefix_check: { hsn_prefix: "shirt" },
      gst_rates_percent_check: { percent: 101 },
    },
    unique: { gst_rates_pkey: ["hsn_prefix", "starts_on", "above"] },
  },
  idempotency_keys: {
    broken: { idempotency_keys_key_check: { key: "short" } },
    unique: { idempotency_keys_pkey: ["key"] },
  },
  invoices: {
    broken: {
      invoices_refund_has_credit_note: { kind: "invoice" },
      invoices_financial_year_check: { financial_year: "2026" },
      invoices_kind_check: { kind: "receipt", refund_id: null },
      invoices_serial_check: { serial: 0 },
      invoices_order_id_fkey: { order_id: nowhere },
      invoices_refund_id_fkey: { refund_id: nowhere },
    },
    unique: {
      invoices_kind_financial_year_serial_key: ["kind", "financial_year", "serial"],
      invoices_number_key: ["number"],
      invoices_refund_id_key: ["refund_id"],
    },
    fresh: () => ({ id: randomUUID(), number: randomUUID(), serial: freshId(), refund_id: nowhere }),
  },
  order_events: {
    broken: { order_events_data_check: { data: "[]" }, order_events_order_id_fkey: { order_id: nowhere } },
  },
  order_items: {
    broken: {
      order_items_check: { unit_price: 500, line_total: 500, taxable: 500 },
      order_items_check1: { coupon_discount: -1, taxable: 500 },
      order_items_line_adds_up: { line_total: 500, taxable: 500 },
      order_items_quantity_check: { quantity: 11, line_total: 5489, taxable: 5489 },
      order_items_stands_for_check: { stands_for: -1 },
      order_items_tax_adds_up: { cgst: 1 },
      order_items_order_id_fkey: { order_id: nowhere },
      order_items_product_id_fkey: { product_id: -1 },
      order_items_variant_id_fkey: { variant_id: -1 },
    },
    unique: { order_items_order_id_variant_id_key: ["order_id", "variant_id"] },
    fresh: () => ({ id: freshId(), order_id: nowhere }),
  },
  orders: {
    broken: {
      orders_business_name_check: { business_name: "x" },
      orders_charges_tax_adds_up: { charges_cgst: 1 },
      orders_check: { discount: -1, total: 549 },
      orders_cod_fee_check: { cod_fee: -1, total: 547 },
      orders_coupon_discount_check: { coupon_discount: -1, total: 549 },
      orders_courier_check: { courier: long(81) },
      orders_currency_check: { currency: "USD" },
      orders_email_check: { email: "a@" },
      orders_gstin_check: { gstin: "29ABCDE1234F1A5" },
      orders_link_epoch_check: { link_epoch: 0 },
      orders_name_check: { name: "" },
      orders_note_check: { note: long(501) },
      orders_nothing_to_pay: { payment_method: "none" },
      orders_open_expires: { status: "Pending Payment", expires_at: null },
      orders_payment_method_check: { payment_method: "cheque" },
      orders_payment_status_check: { payment_status: "maybe" },
      orders_phone_check: { phone: "98765" },
      orders_prepay: { prepay: "{}" },
      orders_shipping_address_check: { shipping_address: "{}" },
      orders_shipping_check: { shipping: -1, total: 498 },
      orders_status_check: { status: "Lost" },
      orders_total_adds_up: { total: 1 },
      orders_total_not_negative: { coupon_discount: 549, total: -1 },
      orders_tracking_number_check: { tracking_number: long(81) },
      orders_coupon_id_fkey: { coupon_id: -1 },
      orders_exchange_of_fkey: { exchange_of: nowhere },
      orders_replaced_by_fkey: { replaced_by: nowhere },
      orders_user_id_fkey: { user_id: nowhere },
    },
    unique: { orders_gateway_order_id_key: ["gateway_order_id"], orders_order_id_key: ["order_id"] },
    fresh: () => ({ id: randomUUID(), order_id: randomUUID(), gateway_order_id: randomUUID() }),
  },
  outbox: {
    broken: {
      outbox_channel_check: { channel: "pigeon" },
      outbox_data_check: { data: "[]" },
      outbox_one_recipient: { order_id: null },
      outbox_order_id_fkey: { order_id: nowhere },
      outbox_user_id_fkey: { order_id: null, user_id: nowhere },
    },
    unique: { outbox_once: ["order_id", "user_id", "topic", "data", "channel"] },
    fresh: () => ({ id: freshId(), data: JSON.stringify({ id: randomUUID() }) }),
  },
  payments: {
    broken: {
      payments_amount_check: { amount: -1 },
      payments_refund_reason_check: { refund_reason: "because" },
      payments_status_check: { status: "maybe" },
      payments_order_id_fkey: { order_id: nowhere },
    },
    unique: { payments_pkey: ["payment_id"] },
  },
  pincodes: {
    broken: {
      pincodes_delivery_days_check: { delivery_days: 31 },
      pincodes_other_states_check: { other_states: "{Mysore}" },
      pincodes_pincode_check: { pincode: "012345" },
      pincodes_state_check: { state: "Karnatka" },
      pincodes_zone_fkey: { zone: "nowhere" },
    },
    unique: { pincodes_pkey: ["pincode"] },
  },
  pincode_prefixes: {
    broken: {
      pincode_prefixes_prefix_check: { prefix: "56" },
      pincode_prefixes_states_check: { states: "{}" },
    },
    unique: { pincode_prefixes_pkey: ["prefix"] },
  },
  product_variants: {
    broken: {
      product_variants_low_at_check: { low_at: -1 },
      product_variants_price_check: { price: 0 },
      product_variants_reserved_check: { reserved: 99 },
      product_variants_color_fkey: { color: "octarine" },
      product_variants_product_id_fkey: { product_id: -1 },
      product_variants_size_fkey: { size: "XXXXXS" },
    },
    unique: {
      product_variants_barcode_key: ["barcode"],
      product_variants_product_id_color_size_key: ["product_id", "color", "size"],
      product_variants_sku_key: ["sku"],
    },
    fresh: () => ({ id: freshId(), sku: randomUUID(), barcode: randomUUID(), size: "nowhere" }),
  },
  products: {
    broken: {
      products_cut_check: { cut: "tent" },
      products_description_check: { description: long(5001) },
      products_fabric_check: { fabric: long(201) },
      products_fit_check: { fit: long(201) },
      products_hsn_check: { hsn: "61" },
      products_keywords_check: { keywords: long(501) },
      products_seo_title_check: { seo_title: long(121) },
      products_seo_description_check: { seo_description: long(321) },
      products_name_check: { name: "" },
      products_price_check: { price: -1 },
      products_slug_check: { slug: "123" },
      products_status_check: { status: "hidden" },
      products_stock_quantity_check: { stock_quantity: -1 },
      products_primary_category_id_fkey: { primary_category_id: -1 },
      products_subcategory_id_fkey: { subcategory_id: -1 },
    },
    unique: { products_slug_key: ["slug"] },
    fresh: () => ({ id: freshId(), slug: `x-${randomUUID()}` }),
  },
  disputes: {
    broken: {
      disputes_amount_check: { amount: -1 },
      disputes_status_check: { status: "settled" },
    },
    unique: { disputes_pkey: ["dispute_id"] },
  },
  reconciliation_breaks: {
    broken: {
      reconciliation_breaks_reason_check: { reason: "because" },
      reconciliation_breaks_order_id_fkey: { order_id: nowhere },
    },
    unique: { reconciliation_breaks_reason_payment_id_key: ["reason", "payment_id"] },
    fresh: () => ({ id: freshId(), payment_id: randomUUID() }),
  },
  refunds: {
    broken: {
      refunds_amount_check: { amount: 0 },
      refunds_method_check: { method: "cheque", upi_id: "asha@upi" },
      refunds_note_check: { note: long(501) },
      refunds_reason_check: { reason: "because" },
      refunds_status_check: { status: "maybe" },
      refunds_upi_id_check: { upi_id: "asha" },
      refunds_way_back: { method: "upi", upi_id: null },
      refunds_order_id_fkey: { order_id: nowhere },
      refunds_payment_id_fkey: { payment_id: "pay_nowhere" },
    },
    unique: { refunds_gateway_refund_id_key: ["gateway_refund_id"] },
    fresh: () => ({ id: randomUUID(), gateway_refund_id: randomUUID() }),
  },
  return_items: {
    broken: {
      return_items_quantity_check: { quantity: 0 },
      return_items_value_check: { value: -1 },
      return_items_exchange_variant_id_fkey: { exchange_variant_id: -1 },
      return_items_order_item_id_fkey: { order_item_id: -1 },
      return_items_return_id_fkey: { return_id: nowhere },
    },
    unique: { return_items_pkey: ["return_id", "order_item_id"] },
  },
  return_requests: {
    broken: {
      return_requests_exchange: { kind: "exchange", exchange_order_id: null },
      return_requests_kind_check: { kind: "gift", exchange_order_id: null },
      return_requests_owed: { kind: "return", owed: 1 },
      return_requests_owed_check: { kind: "return", status: "Received", owed: -1 },
      return_requests_reason_check: { reason: "no" },
      return_requests_status_check: { status: "Lost" },
      return_requests_upi_id_check: { upi_id: "asha" },
      return_requests_exchange_order_id_fkey: { exchange_order_id: nowhere },
      return_requests_order_id_fkey: { order_id: nowhere },
      return_requests_refund_id_fkey: { refund_id: nowhere },
    },
    unique: {
      return_requests_one_open: ["order_id"],
      return_requests_refund_id_key: ["refund_id"],
      return_requests_exchange_order_id_key: ["exchange_order_id"],
    },
    fresh: () => ({ id: randomUUID(), order_id: nowhere, refund_id: null, exchange_order_id: nowhere }),
  },
  shipping_zones: {
    broken: {
      shipping_zones_fee_check: { fee: -1 },
      shipping_zones_free_over_check: { free_over: 0 },
      shipping_zones_max_days_check: { min_days: 5, max_days: 4 },
      shipping_zones_min_days_check: { min_days: 0 },
      shipping_zones_states_check: { states: "{Madras}" },
      shipping_zones_zone_check: { zone: "The North" },
    },
    unique: { shipping_zones_pkey: ["zone"] },
  },
  stock_moves: {
    broken: {
      stock_moves_check: { stock_delta: 0, reserved_delta: 0 },
      stock_moves_reason_check: { reason: "because" },
      stock_moves_cause_check: { cause: "because", order_id: null },
      stock_moves_note_check: { note: long(201), order_id: null },
      stock_moves_of_orders: { order_id: nowhere, note: "A note is a person's" },
      stock_moves_count_id_fkey: { count_id: nowhere, order_id: null },
      stock_moves_order_id_fkey: { order_id: nowhere },
      stock_moves_variant_id_fkey: { variant_id: -1 },
    },
  },
};

/** What another constraint says as well: 0 <= unit_price <= list_price, 0 <= discount <= subtotal, 0 <= reserved <= stock. */
export const implied = [
  "order_items_list_price_check",
  "orders_subtotal_check",
  "product_variants_stock_check",
];
