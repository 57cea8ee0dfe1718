import { randomUUID } from "node:crypto";
import { freshId, long, nowhere, type Table } from "./table";

/** Staff notes about an order, and its returns. */
export const adminTables: Record<string, Table> = {
  order_notes: {
    broken: {
      order_notes_author_fkey: { author: nowhere },
      order_notes_body_check: { body: " " },
      order_notes_order_id_fkey: { order_id: nowhere },
    },
  },
  return_requests: {
    broken: {
      return_requests_exchange: { kind: "exchange", exchange_order_id: null },
      return_requests_kind_check: { kind: "gift", exchange_order_id: null },
      return_requests_owed: { kind: "return", owed: 1 },
      return_requests_owed_check: { kind: "return", status: "Received", owed: -1 },
      return_requests_deducted_check: {
        kind: "return",
        status: "Received",
        deducted: -1,
        deduction_reason: "Worn",
      },
      return_requests_deduction_reason_check: {
        ...{ kind: "return", status: "Received", deducted: 1, deduction_reason: long(401) },
      },
      return_requests_deduction: { kind: "return", status: "Received", deducted: 1 },
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
  restock_requests: {
    broken: {
      restock_requests_email_check: { email: "a@b.example\r\nBcc: c@d.example" },
      restock_requests_variant_id_fkey: { variant_id: -1 },
    },
    unique: { restock_requests_pkey: ["id"], restock_requests_waiting: ["variant_id", "email"] },
    fresh: () => ({ id: freshId(), email: `${randomUUID()}@kapas.test` }),
  },
  basket_reminders: {
    broken: {
      basket_reminders_basket_key_check: { basket_key: "short" },
      basket_reminders_email_check: { email: "a b@c.example" },
      basket_reminders_lines_check: { lines: "[]" },
    },
    unique: { basket_reminders_basket_key_key: ["basket_key"], basket_reminders_pkey: ["id"] },
    fresh: () => ({ id: randomUUID(), basket_key: randomUUID() }),
  },
  mail_recipients: {
    broken: {
      mail_recipients_email_check: { email: `${long(250)}@kapas.test` },
      mail_recipients_stopped_check: { stopped: ["letters"] },
    },
    unique: { mail_recipients_email_key_key: ["email"], mail_recipients_pkey: ["id"] },
    fresh: () => ({ id: randomUUID(), email: `${randomUUID()}@kapas.test` }),
  },
  lead_popup_days: {
    broken: {
      lead_popup_days_arm_check: { arm: "half" },
      lead_popup_days_leads_check: { leads: -1 },
      lead_popup_days_visitors_check: { visitors: -1 },
    },
    unique: { lead_popup_days_pkey: ["day", "arm"] },
    fresh: () => ({ day: "2020-01-02" }),
  },
  lead_popup_orders: {
    broken: {
      lead_popup_orders_arm_check: { arm: "half" },
      lead_popup_orders_order_id_fkey: { order_id: nowhere },
    },
    unique: { lead_popup_orders_pkey: ["order_id"] },
    fresh: () => ({}),
  },
  user_leads: {
    broken: {
      user_leads_consent_version_check: { consent_version: "yes" },
      user_leads_coupon_code_check: { coupon_code: "LAUNCH20" },
      user_leads_email_check: { email: "Upper@kapas.test" },
      user_leads_ip_address_check: { ip_address: "198.51.100.7/32" },
      user_leads_name_check: { name: " x " },
      user_leads_phone_check: { phone: "+919876543210" },
      user_leads_source_check: { source: "import" },
      user_leads_utm_data_check: { utm_data: "[]" },
    },
    unique: { user_leads_email_key_key: ["email"], user_leads_pkey: ["id"] },
    fresh: () => ({ id: freshId(), email: `${randomUUID()}@kapas.test` }),
  },
  order_tags: {
    broken: {
      order_tags_order_id_fkey: { order_id: nowhere },
      order_tags_tags_check: { tags: ["Two words"] },
    },
    unique: { order_tags_pkey: ["order_id"] },
  },
  money_steps: {
    broken: {
      money_steps_asked_by_fkey: { asked_by: nowhere },
      money_steps_break_id_fkey: { break_id: -1 },
      money_steps_decided_by_fkey: { decided_by: nowhere },
      money_steps_kind_check: { kind: "guess" },
      money_steps_match_names_order: { kind: "match" },
      money_steps_note_check: { note: " x " },
      money_steps_of_case_or_order: { break_id: null },
      money_steps_order_id_fkey: { kind: "match", order_id: nowhere },
      money_steps_outcome_check: { outcome: "maybe" },
    },
    unique: { money_steps_pkey: ["id"], money_steps_waiting: ["break_id"] },
    fresh: () => ({ id: randomUUID() }),
  },
  extra_parcels: {
    broken: {
      extra_parcels_courier_check: { courier: "x" },
      extra_parcels_order_id_fkey: { order_id: nowhere },
      extra_parcels_tracking_number_check: { tracking_number: long(81) },
    },
    unique: { extra_parcels_order_id_tracking_number_key: ["order_id", "tracking_number"] },
    fresh: () => ({ id: freshId() }),
  },
  phone_drafts: {
    broken: {
      phone_drafts_author_fkey: { author: nowhere },
      phone_drafts_draft_check: { draft: "[]" },
      phone_drafts_order_id_fkey: { order_id: nowhere },
      phone_drafts_version_check: { version: 0 },
    },
    unique: { phone_drafts_pkey: ["id"], phone_drafts_order_id_key: ["order_id"] },
    fresh: () => ({ id: randomUUID() }),
  },
  reconciliation_breaks: {
    broken: {
      reconciliation_breaks_reason_check: { reason: "because" },
      reconciliation_breaks_order_id_fkey: { order_id: nowhere },
      reconciliation_breaks_refund_id_fkey: { refund_id: nowhere },
    },
    unique: { reconciliation_breaks_one_case: ["reason", "payment_id"] },
    fresh: () => ({ id: freshId(), payment_id: randomUUID() }),
  },
};
