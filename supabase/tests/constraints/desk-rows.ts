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
  extra_parcels: {
    broken: {
      extra_parcels_courier_check: { courier: "x" },
      extra_parcels_order_id_fkey: { order_id: nowhere },
      extra_parcels_tracking_number_check: { tracking_number: long(81) },
    },
    unique: { extra_parcels_order_id_tracking_number_key: ["order_id", "tracking_number"] },
    fresh: () => ({ id: freshId() }),
  },
};
