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
    broken: { order_tags_order_id_fkey: { order_id: nowhere }, order_tags_tag_check: { tag: "Two words" } },
    unique: { order_tags_pkey: ["order_id", "tag"] },
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
