import { randomUUID } from "node:crypto";
import { freshId, long, nowhere, type Table } from "./table";

const hash = "c".repeat(64);
const fresh = () => ({ id: randomUUID() });

export const designTables: Record<string, Table> = {
  designs: {
    broken: {
      designs_document_check: { document: "[]" },
      designs_name_check: { name: " x" },
      designs_rev_check: { rev: 0 },
      designs_user_id_fkey: { user_id: nowhere },
    },
    unique: { designs_pkey: ["id"] },
    fresh,
  },
  design_versions: {
    broken: {
      design_versions_browser_key_hash_check: { browser_key_hash: "x", user_id: null },
      design_versions_document_check: { document: "[]" },
      design_versions_issues_check: { issues: "{}" },
      design_versions_name_check: { name: long(61) },
      design_versions_one_owner: { browser_key_hash: hash },
      design_versions_prints_check: { prints: "[]" },
      design_versions_rights: { rights_version: "v1" },
      design_versions_rights_version_check: { rights_version: "", rights_accepted_at: "2026-11-01" },
      design_versions_sha256_check: { sha256: "x" },
      design_versions_share_serial_check: { share_serial: -1 },
      design_versions_share_token_hash_check: { share_token_hash: "x" },
      design_versions_user_id_fkey: { user_id: nowhere },
    },
    unique: { design_versions_pkey: ["id"], design_versions_share_token_hash_key: ["share_token_hash"] },
    fresh: () => ({ ...fresh(), share_token_hash: null }),
  },
  print_files: {
    broken: {
      print_files_bytes_check: { bytes: 0 },
      print_files_height_px_check: { height_px: 20_001 },
      print_files_kind_check: { kind: "pdf" },
      print_files_path_check: { path: "../x" },
      print_files_sha256_check: { sha256: "x" },
      print_files_version_id_fkey: { version_id: nowhere },
      print_files_view_check: { view: "hem" },
      print_files_width_px_check: { width_px: 0 },
    },
    unique: { print_files_pkey: ["version_id", "view", "kind"], print_files_path_key: ["path"] },
    fresh: () => ({ version_id: nowhere, path: `${randomUUID()}.png` }),
  },
  design_assets: {
    broken: {
      design_assets_browser_key_hash_check: { browser_key_hash: "x", user_id: null },
      design_assets_bytes_check: { bytes: 0 },
      design_assets_height_check: { height: 8001 },
      design_assets_one_owner: { browser_key_hash: hash },
      design_assets_path_check: { path: "../x" },
      design_assets_preview_path_check: { preview_path: "/x" },
      design_assets_sent_sha256_check: { sent_sha256: "x" },
      design_assets_sha256_check: { sha256: "x" },
      design_assets_soft_percent_check: { soft_percent: 101 },
      design_assets_source_asset_id_fkey: { source_asset_id: nowhere },
      design_assets_user_id_fkey: { user_id: nowhere },
      design_assets_width_check: { width: 0 },
    },
    unique: { design_assets_pkey: ["id"] },
    fresh,
  },
  submissions: {
    broken: {
      submissions_answer_check: { answer: long(1001) },
      submissions_art_hashes_check: { art_hashes: [1, 2, 3, 4, 5] },
      submissions_decided: { status: "approved", submitted_at: "2026-11-01" },
      submissions_follows_fkey: { follows: nowhere },
      submissions_lane_check: { lane: "fast" },
      submissions_message_check: { message: " x" },
      submissions_product_id_fkey: { product_id: -1 },
      submissions_reasons_check: { reasons: ["ugly"] },
      submissions_refusal_has_reason: {
        status: "rejected",
        submitted_at: "2026-11-01",
        decided_at: "2026-11-01",
      },
      submissions_rev_check: { rev: 0 },
      submissions_reviewer_fkey: { reviewer: nowhere },
      submissions_sent: { status: "submitted" },
      submissions_source_check: { source: "staff" },
      submissions_status_check: { status: "lost", submitted_at: "2026-11-01" },
      submissions_version_id_fkey: { version_id: nowhere },
    },
    unique: { submissions_pkey: ["id"], submissions_version_id_key: ["version_id"] },
    fresh: () => ({ ...fresh(), version_id: nowhere }),
  },
  submission_events: {
    broken: {
      submission_events_actor_fkey: { actor: nowhere },
      submission_events_by_check: { by: "nobody" },
      submission_events_submission_id_fkey: { submission_id: nowhere },
      submission_events_type_check: { type: "lost" },
    },
    unique: { submission_events_pkey: ["id"] },
  },
  print_bands: {
    broken: {
      print_bands_name_check: { name: "" },
      print_bands_width_mm_check: { width_mm: 9 },
      print_bands_height_mm_check: { height_mm: 1001 },
      print_bands_price_check: { price: -1 },
    },
    unique: { print_bands_name_key: ["name"] },
    fresh: () => ({ id: freshId() }),
  },
  print_breaks: {
    broken: { print_breaks_pieces_check: { pieces: 1 }, print_breaks_percent_check: { percent: 0 } },
    unique: { print_breaks_pkey: ["pieces"] },
  },
};
