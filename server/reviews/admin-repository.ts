import "server-only";
import { z } from "zod";
import { fitNames } from "@/lib/catalog/public-review";
import type { ListState } from "@/lib/lists/list-state";
import { type ReviewFigures, type ReviewRow, reviewList } from "@/lib/reviews/admin-review";
import { type Refusal, refusalNames, reportReasonNames, reviewStatuses } from "@/lib/reviews/review";
import { row } from "@/lib/row";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const status = z.enum(reviewStatuses);

export async function findReviewRows(list: ListState) {
  const columns =
    "id, product_name, stars, title, beginning, author_name, status, reports, photos, is_answered, written_at";
  const client = await viewerClient();
  return readListPage("reviews: list", client.from("review_list").select(columns), reviewList, list);
}

export async function countReviews(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("reviews: count", client.from("review_list").select("id"), reviewList, q);
}

const rowsSchema = z.array(
  row({
    id: z.number(),
    productName: z.string(),
    stars: z.number(),
    title: z.string(),
    beginning: z.string(),
    authorName: z.string(),
    status,
    reports: z.number(),
    photos: z.number(),
    isAnswered: z.boolean(),
    writtenAt: z.string(),
  }),
);

export function parseReviewRows(rows: readonly unknown[]): ReviewRow[] {
  return rowsSchema.parse(rows);
}

const adminSchema = row(
  {
    id: z.number(),
    rev: z.number(),
    stars: z.number(),
    title: z.string(),
    body: z.string(),
    fit: z.enum(fitNames).nullable(),
    authorName: z.string(),
    status,
    refusal: z.enum(refusalNames).nullable(),
    refusalNote: z.string(),
    reply: z.string(),
    reports: z.number(),
    writtenAt: z.string(),
    publishedAt: z.string().nullable(),
    productId: z.number(),
    productName: z.string(),
    productSlug: z.string(),
    isShown: z.boolean(),
    itemTitle: z.string(),
    size: z.string(),
    colorName: z.string(),
    isCustom: z.boolean(),
    isReturned: z.boolean(),
    orderNumber: z.string(),
    photos: z.array(z.object({ id: z.string(), width: z.number(), height: z.number() })),
    reportDetails: z.array(
      row(
        { reason: z.enum(reportReasonNames), note: z.string(), at: z.string(), isSettled: z.boolean() },
        { at: "created_at" },
      ),
    ),
    others: z.array(z.object({ id: z.number(), stars: z.number(), status, title: z.string() })),
  },
  { reports: "reports_open", reportDetails: "reports" },
).transform(
  ({
    productId,
    productName,
    productSlug,
    isShown,
    itemTitle,
    size,
    colorName,
    isCustom,
    isReturned,
    ...review
  }) => ({
    ...review,
    product: { id: productId, name: productName, slug: productSlug, isShown },
    item: { title: itemTitle, size, colorName, isCustom, isReturned },
  }),
);

/** Null when its author has withdrawn it. */
export async function findAdminReview(id: number) {
  return adminSchema.nullable().parse(await viewerRpc("get_admin_review", { id }));
}

interface Decision {
  id: number;
  rev: number;
  decision: "published" | "rejected";
  refusal: Refusal | null;
  note: string;
}

export async function decideReviewRow({ id, rev, decision, refusal, note }: Decision): Promise<void> {
  await viewerRpc("decide_review", {
    id,
    rev,
    decision,
    // The type generator does not support nullable arguments.
    refusal: refusal as string,
    note,
  });
}

interface Answer {
  id: number;
  rev: number;
  /** The reply as staff saw it before this change. */
  before: string;
  reply: string;
}

export async function replyToReviewRow({ id, rev, before, reply }: Answer): Promise<void> {
  await viewerRpc("reply_to_review", { id, rev, seen: before, reply });
}

/** The most urgent review for staff, except this one; null when there is none. */
export async function findNextReview(but: number): Promise<number | null> {
  const client = await viewerClient();
  const answer = await client
    .from("review_list")
    .select("id")
    .eq("is_open", true)
    .neq("id", but)
    .order("urgency")
    .order("id")
    .limit(1)
    .maybeSingle();
  return unwrap("reviews: next", answer)?.id ?? null;
}

const figuresSchema = z
  .object({
    waiting: z.number(),
    reported: z.number(),
    written: z.number(),
    hundredths: z.number().nullable(),
    invited: z.number(),
    answered: z.number(),
    products: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        slug: z.string(),
        count: z.number(),
        hundredths: z.number(),
      }),
    ),
  })
  .transform(
    ({ hundredths, products, ...row }): ReviewFigures => ({
      ...row,
      average: hundredths === null ? null : hundredths / 100,
      products: products.map(({ hundredths: given, ...product }) => ({ ...product, average: given / 100 })),
    }),
  );

export async function readReviewFigures(days: number): Promise<ReviewFigures> {
  return figuresSchema.parse(await viewerRpc("review_figures", { days }));
}
