import { randomUUID } from "node:crypto";
import { designTables } from "./design-rows";
import { freshId, long, nowhere, type Table } from "./table";

/** Texts of staff. */
export const contentTables: Record<string, Table> = {
  ...designTables,
  blog_authors: {
    broken: {
      blog_authors_about_check: { about: long(301) },
      blog_authors_name_check: { name: " x " },
    },
    unique: { blog_authors_name_key: ["name"], blog_authors_pkey: ["id"] },
    fresh: () => ({ id: freshId(), name: `Author ${freshId()}` }),
  },
  blog_posts: {
    broken: {
      blog_posts_author_id_fkey: { author_id: -1 },
      blog_posts_body_check: { body: long(60_001) },
      blog_posts_cover_alt_check: { cover_alt: long(201) },
      blog_posts_cover_url_check: { cover_url: "javascript:alert(1)" },
      blog_posts_free_slug: { slug: "tag" },
      blog_posts_live_has_time: { is_live: true, publish_at: null },
      blog_posts_publish_at_check: { publish_at: "1999-01-01T00:00:00Z" },
      blog_posts_seo_description_check: { seo_description: long(321) },
      blog_posts_seo_title_check: { seo_title: long(121) },
      blog_posts_slug_check: { slug: "Two words" },
      blog_posts_summary_check: { summary: long(301) },
      blog_posts_tags_check: { tags: ["a", "b", "c", "d", "e", "f", "g"] },
      blog_posts_title_check: { title: " x " },
    },
    unique: { blog_posts_pkey: ["id"], blog_posts_slug_key: ["slug"] },
    fresh: () => ({ id: freshId(), slug: `post-${freshId()}` }),
  },
  blog_slugs: {
    broken: { blog_slugs_post_id_fkey: { post_id: -1 } },
    unique: { blog_slugs_pkey: ["slug"] },
    fresh: () => ({ slug: `was-${freshId()}` }),
  },
  consents: {
    broken: {
      consents_category_check: { category: "all" },
      consents_services_check: { services: ["unknown"] },
      consents_version_check: { version: 0 },
    },
    unique: {
      consents_pkey: ["id"],
      consents_browser_id_category_answered_at_key: ["browser_id", "category", "answered_at"],
    },
    fresh: () => ({ id: freshId(), browser_id: randomUUID() }),
  },
  crawler_visits: {
    broken: {
      crawler_visits_bot_check: { bot: "" },
      crawler_visits_file_check: { file: long(81) },
      crawler_visits_visits_check: { visits: 0 },
    },
    unique: { crawler_visits_pkey: ["bot", "file", "day"] },
    fresh: () => ({ bot: `Bot ${freshId()}` }),
  },
  nominees: {
    broken: {
      nominees_name_check: { name: "x" },
      nominees_relation_check: { relation: "boss" },
      nominees_email_check: { email: "a@b.example\r\nBcc: c@d.example" },
      nominees_phone_check: { phone: "123" },
      nominees_reachable: { email: null, phone: null },
      nominees_user_id_fkey: { user_id: nowhere },
    },
    unique: { nominees_pkey: ["user_id"] },
    fresh: () => ({}),
  },
  privacy_requests: {
    broken: {
      privacy_requests_kind_check: { kind: "x" },
      privacy_requests_name_check: { name: "" },
      privacy_requests_email_check: { email: "a@b.example\r\nBcc: c@d.example" },
      privacy_requests_details_check: { details: " x " },
      privacy_requests_notice_version_check: { notice_version: "new" },
      privacy_requests_state_check: { state: "lost", answer: "x", closed_at: "2026-01-01" },
      privacy_requests_answer_check: { state: "done", answer: "", closed_at: "2026-01-01" },
      privacy_requests_closed: { state: "done" },
      privacy_requests_due: { due_at: null },
    },
    unique: { privacy_requests_pkey: ["id"], privacy_requests_number_key: ["number"] },
    fresh: () => ({ id: randomUUID(), number: freshId() }),
  },
  staff_reads: {
    broken: {
      staff_reads_subject_check: { subject: "products" },
      staff_reads_subject_id_check: { subject_id: "" },
    },
    unique: {
      staff_reads_pkey: ["id"],
      staff_reads_actor_subject_subject_id_hour_key: ["actor", "subject", "subject_id", "hour"],
    },
    fresh: () => ({ id: freshId(), subject_id: `KP-${freshId()}` }),
  },
  contact_messages: {
    broken: {
      contact_messages_body_check: { body: " x " },
      contact_messages_due_check: { topic: "complaint" },
      contact_messages_email_check: { email: "a@b.example\r\nBcc: c@d.example" },
      contact_messages_name_check: { name: "" },
      contact_messages_order_number_check: { order_number: long(41) },
      contact_messages_quantity_check: { topic: "bulk", quantity: 24 },
      contact_messages_phone_check: { topic: "bulk", quantity: 25, phone: "9876543210" },
      contact_messages_design_link_check: { topic: "bulk", quantity: 25, design_link: "javascript:alert(1)" },
      contact_messages_quote_check: { quantity: 25 },
      contact_messages_solved_check: {
        ...{ topic: "complaint", answer_due_at: "2026-11-22", solve_due_at: "2026-12-20" },
        ...{ state: "done", solved_at: "2026-11-21" },
      },
      contact_messages_state_check: { state: "lost" },
      contact_messages_topic_check: { topic: "x" },
      contact_messages_user_id_fkey: { user_id: nowhere },
    },
    unique: { contact_messages_pkey: ["id"] },
    fresh: () => ({ id: freshId() }),
  },
  contact_replies: {
    broken: {
      contact_replies_author_fkey: { author: nowhere },
      contact_replies_body_check: { body: long(8001) },
      contact_replies_message_id_fkey: { message_id: -1 },
    },
    unique: { contact_replies_pkey: ["id"] },
    fresh: () => ({ id: randomUUID() }),
  },
  marketing_sections: {
    broken: {
      marketing_sections_ends_at_check: { ends_at: "2100-02-01T00:00:00Z" },
      marketing_sections_ends_later: { starts_at: "2026-02-01T00:00:00Z", ends_at: "2026-02-01T00:00:00Z" },
      marketing_sections_kind_check: { kind: "none", place: "home" },
      marketing_sections_line_in_bar: { kind: "hero" },
      marketing_sections_links: { words: '{"buttonHref":"//elsewhere.test"}' },
      marketing_sections_picture: { words: '{"pictureUrl":"javascript:alert(1)"}' },
      marketing_sections_place_check: { place: "none", kind: "hero" },
      marketing_sections_position_check: { position: 0 },
      marketing_sections_starts_at_check: { starts_at: "1999-01-01T00:00:00Z" },
      marketing_sections_words_check: { words: "[]" },
    },
    unique: { marketing_sections_pkey: ["id"], marketing_sections_place: ["place", "position"] },
    fresh: () => ({ id: freshId(), position: freshId() }),
  },
  missing_pages: {
    broken: {
      missing_pages_hits_check: { hits: 0 },
      missing_pages_path_check: { path: "none" },
      missing_pages_referrer_check: { referrer: long(121) },
    },
    unique: { missing_pages_pkey: ["path"] },
    fresh: () => ({ path: `/page-${freshId()}` }),
  },
  og_pictures: {
    broken: { og_pictures_kind_check: { kind: "cart" }, og_pictures_url_check: { url: long(501) } },
    unique: { og_pictures_pkey: ["kind", "record_id"] },
    fresh: () => ({ record_id: freshId() }),
  },
  pages: {
    broken: {
      pages_body_check: { body: "" },
      pages_description_check: { description: "" },
      pages_heading_check: { heading: " x " },
      pages_key_check: { key: "unknown" },
      pages_lead_check: { lead: long(501) },
      pages_title_check: { title: "" },
    },
    unique: { pages_pkey: ["key"] },
    fresh: () => ({ key: "faq" }),
  },
  page_revisions: {
    broken: {
      page_revisions_fields_check: { fields: "[]" },
      page_revisions_page_fkey: { page: "nowhere" },
      page_revisions_saved_by_fkey: { saved_by: nowhere },
    },
    unique: { page_revisions_pkey: ["id"], page_revisions_page_version_key: ["page", "version"] },
    fresh: () => ({ id: freshId(), version: freshId() }),
  },
  redirects: {
    broken: {
      redirects_hits_check: { hits: -1 },
      redirects_lead_away: { source: "/constraints-to", target: "/constraints-to" },
      redirects_source_works: { source: "/constraints/../up" },
      redirects_to_pages: { target: "/api/health" },
      redirects_source_check: { source: "/a?b" },
      redirects_target_check: { target: "//elsewhere" },
    },
    unique: { redirects_pkey: ["id"], redirects_source_key: ["source"] },
    fresh: () => ({ id: freshId(), source: `/from-${freshId()}` }),
  },
  indexnow_pings: {
    broken: {
      indexnow_pings_attempts_check: { attempts: -1 },
      indexnow_pings_paths_check: { paths: [] },
    },
    unique: { indexnow_pings_pkey: ["id"] },
    fresh: () => ({ id: freshId() }),
  },
  blog_autosaves: {
    broken: {
      blog_autosaves_fields_check: { fields: "[]" },
      blog_autosaves_person_fkey: { person: nowhere },
      blog_autosaves_post_id_fkey: { post_id: -1 },
    },
    unique: { blog_autosaves_pkey: ["id"] },
    fresh: () => ({ id: randomUUID() }),
  },
  blog_revisions: {
    broken: {
      blog_revisions_fields_check: { fields: "[]" },
      blog_revisions_post_id_fkey: { post_id: -1 },
      blog_revisions_saved_by_fkey: { saved_by: nowhere },
    },
    unique: { blog_revisions_pkey: ["id"], blog_revisions_post_id_version_key: ["post_id", "version"] },
    fresh: () => ({ id: freshId(), version: freshId() }),
  },
};
