import "server-only";
import { z } from "zod";
import { couponColumns, couponFields, inPaise } from "@/lib/coupons/coupon-row";
import { fromIndianInput } from "@/lib/indian-input";
import type { ListState } from "@/lib/lists/list-state";
import { money } from "@/lib/money-schema";
import type { CouponBatch } from "@/lib/offers/admin-coupon";
import { adminCouponSchema } from "@/lib/offers/admin-coupon-schema";
import type { CouponForm } from "@/lib/offers/coupon-form";
import { type CouponRow, couponList, couponState } from "@/lib/offers/coupon-list";
import { row } from "@/lib/row";
import type { Json } from "@/server/supabase/database.types";
import { publicClient } from "@/server/supabase/public-client";
import { countRows, readListPage } from "@/server/supabase/read-list-page";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const listColumns =
  "id, code, description, kind, value, max_discount, min_goods, starts_at, ends_at, max_uses, used, is_automatic, is_active, created_at, revenue, discount_given";

export async function findCoupons(state: ListState) {
  const client = await viewerClient();
  return readListPage("coupons: admin", client.from("coupon_list").select(listColumns), couponList, state);
}

export async function countCoupons(q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("coupons: admin count", client.from("coupon_list").select("id"), couponList, q);
}

const listRowSchema = row(
  {
    ...couponFields,
    startsAt: z.string(),
    endsAt: z.string().nullable(),
    maxUses: z.number().nullable(),
    used: z.number(),
    isActive: z.boolean(),
    revenuePaise: money,
    discountPaise: money,
  },
  { ...couponColumns, revenuePaise: "revenue", discountPaise: "discount_given" },
);

/** `now` decides which of them are active. */
export function parseCouponRows(rows: readonly unknown[], now: Date): CouponRow[] {
  return z
    .array(listRowSchema)
    .parse(rows)
    .map(({ isActive, startsAt, ...coupon }) => ({
      ...inPaise(coupon),
      state: couponState({ ...coupon, isActive, startsAt }, now),
    }));
}

/** Active coupons made by hand that match a search, as in the list. */
export async function listCodes(q: string, count: number): Promise<string[]> {
  const client = await viewerClient();
  const state = { q, sort: "created", direction: "desc", cursor: null } as const;
  const query = client.from("coupon_list").select("id, code, created_at");
  const { rows } = await readListPage("coupons: codes", query, couponList, state, count);
  return rows.flatMap(({ code }) => (code === null ? [] : [code]));
}

/** Null when it is deleted. */
export async function findAdminCoupon(id: number, now: Date) {
  const answer = await viewerRpc("get_admin_coupon", { id });
  return answer === null ? null : adminCouponSchema(now).parse(answer);
}

const orNull = (text: string) => (text === "" ? null : Number(text));

/** Rules in the database's format, in rupees. */
export function toRules(form: Omit<CouponForm, "code">): Record<string, Json> {
  const { kind } = form;
  const takesValue = kind === "percent" || kind === "fixed";
  return {
    description: form.description,
    kind,
    value: takesValue ? Number(form.value) : 0,
    max_discount: kind === "percent" || kind === "free_item" ? orNull(form.maxDiscount) : null,
    min_goods: orNull(form.minGoods) ?? 0,
    min_items: Number(form.minItems),
    starts_at: fromIndianInput(form.startsAt),
    ends_at: fromIndianInput(form.endsAt),
    max_uses: orNull(form.maxUses),
    max_uses_per_customer: orNull(form.maxUsesPerCustomer),
    is_first_order_only: form.isFirstOrderOnly,
    is_prepaid_only: form.isPrepaidOnly,
    is_automatic: form.isAutomatic,
    is_public: form.isPublic,
    category_ids: form.categoryIds.map(Number),
    product_ids: form.productIds.map(Number),
  };
}

/** `of` is the coupon and the version that was read; null adds one. Returns its id. */
export async function saveCoupon(
  of: { id: number; version: string | null } | null,
  { code, ...form }: CouponForm,
): Promise<number> {
  // The type generator does not support nullable arguments.
  return viewerRpc("save_coupon", {
    id: (of?.id ?? null) as number,
    version: (of?.version ?? null) as string,
    fields: { code, ...toRules(form) },
  });
}

export async function switchCoupon(id: number, isActive: boolean): Promise<void> {
  await viewerRpc("switch_coupon", { id, isActive });
}

/** All codes of a generated set. */
export async function switchBatch(batch: string, isActive: boolean): Promise<void> {
  await viewerRpc("switch_coupon_batch", { batch, isActive });
}

export async function deleteCoupon(id: number): Promise<void> {
  await viewerRpc("delete_coupon", { id });
}

const batchesSchema = z.array(
  row({
    batch: z.string(),
    description: z.string(),
    example: z.string(),
    codes: z.number(),
    used: z.number(),
    active: z.number(),
    createdAt: z.string(),
  }),
);

export async function listBatches(): Promise<CouponBatch[]> {
  return batchesSchema.parse(await viewerRpc("coupon_batches"));
}

/** Codes of a set after an id, at most 1,000. */
export async function listBatchCodes(batch: string, after: number) {
  const answer = await (await viewerClient())
    .from("coupons")
    .select("id, code, description, used, max_uses, is_active, starts_at, ends_at")
    .eq("batch", batch)
    .gt("id", after)
    .order("id")
    .limit(1000);
  return unwrap("coupons: codes of a set", answer);
}

/** Published products whose name contains the text, with their variants. */
export async function findGoods(typed: string, count: number) {
  const answer = await publicClient()
    .from("products")
    .select("id, name, product_variants!product_variants_product_id_fkey (size, color, available, is_active)")
    .ilike("name", `%${typed.replace(/[\\%_]/g, "")}%`)
    .eq("is_deleted", false)
    .order("name")
    .limit(count);
  return unwrap("products: find goods", answer).map(({ id, name, product_variants: variants }) => ({
    id,
    name,
    variants: variants
      .filter(({ is_active }) => is_active)
      .map(({ size, color, available }) => ({ size, color, free: available ?? 0 })),
  }));
}
