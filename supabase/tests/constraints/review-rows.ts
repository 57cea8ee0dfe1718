import { randomUUID } from "node:crypto";
import { freshId, long, nowhere, type Table } from "./table";

export const reviewTables: Record<string, Table> = {
  reviews: {
    broken: {
      reviews_author_name_check: { author_name: "asha@kapas.test" },
      reviews_body_check: { body: "" },
      reviews_fit_check: { fit: "tight" },
      reviews_order_id_fkey: { order_id: nowhere },
      reviews_order_item_id_fkey: { order_item_id: -1 },
      reviews_product_id_fkey: { product_id: -1 },
      reviews_published_since: { status: "published" },
      reviews_refusal_check: { refusal: "boring", status: "rejected" },
      reviews_refusal_note_check: { refusal_note: long(501) },
      reviews_rejected_has_reason: { status: "rejected" },
      reviews_reply_check: { reply: long(1001), replied_at: "2026-11-01" },
      reviews_reply_has_time: { reply: "Thank you" },
      reviews_reports_check: { reports: -1 },
      reviews_rev_check: { rev: 0 },
      reviews_stars_check: { stars: 6 },
      reviews_status_check: { status: "lost" },
      reviews_title_check: { title: " x" },
    },
    unique: { reviews_pkey: ["id"], reviews_order_item_id_key: ["order_item_id"] },
    fresh: () => ({ id: freshId(), order_item_id: -1 }),
  },
  review_photos: {
    broken: {
      review_photos_height_check: { height: 0 },
      review_photos_order_item_id_fkey: { order_item_id: -1 },
      review_photos_path_check: { path: "../x" },
      review_photos_position_check: { position: 5 },
      review_photos_review_id_fkey: { review_id: -1 },
      review_photos_small_path_check: { small_path: "/x" },
      review_photos_width_check: { width: 2001 },
    },
    unique: {
      review_photos_pkey: ["id"],
      review_photos_path_key: ["path"],
      review_photos_small_path_key: ["small_path"],
    },
    fresh: () => ({ id: randomUUID(), path: `${randomUUID()}.webp`, small_path: `${randomUUID()}-s.webp` }),
  },
  review_reports: {
    broken: {
      review_reports_note_check: { note: " x" },
      review_reports_reason_check: { reason: "boring" },
      review_reports_review_id_fkey: { review_id: -1 },
    },
    unique: { review_reports_pkey: ["id"] },
  },
};
