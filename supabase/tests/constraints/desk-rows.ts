import { randomUUID } from "node:crypto";
import { freshId, long, nowhere, type Table } from "./table";

/** What staff write about an order. */
export const deskTables: Record<string, Table> = {
  order_notes: {
    broken: {
      order_notes_author_fkey: { author: nowhere },
      order_notes_body_check: { body: " " },
      order_notes_order_id_fkey: { order_id: nowhere },
    },
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
};
