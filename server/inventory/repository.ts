import "server-only";
import { z } from "zod";
import type { StockMove } from "@/lib/inventory/ledger";
import { type Cause, causeNames, type RefusedChange } from "@/lib/inventory/stock-causes";
import type { BookedCount } from "@/lib/inventory/stock-change";
import type { StockRow } from "@/lib/inventory/stock-list";
import type { StockVariant } from "@/lib/inventory/stock-variant";
import type { Choice, ListDefinition } from "@/lib/lists/definition";
import type { ListPage, ListState } from "@/lib/lists/list-state";
import { row } from "@/lib/row";
import { countRows, readListPage, withSearch } from "@/server/supabase/read-list-page";
import { serviceRpc } from "@/server/supabase/service-client";
import { unwrap } from "@/server/supabase/unwrap";
import { viewerClient, viewerRpc } from "@/server/supabase/viewer-client";

const variantSchema = row(
  {
    id: z.number(),
    productId: z.number(),
    product: z.string(),
    slug: z.string(),
    size: z.string(),
    color: z.string(),
    colorName: z.string(),
    colorHex: z.string(),
    sku: z.string(),
    barcode: z.string().nullable(),
    stock: z.number(),
    reserved: z.number(),
    lastCount: z.number().nullable(),
    lowAt: z.number().nullable(),
    defaultLowAt: z.number(),
    isActive: z.boolean(),
    status: z.enum(["draft", "published", "deleted"]),
    pictureUrl: z.string().nullable(),
  },
  { pictureUrl: "picture" },
);

const variantsSchema = z.array(variantSchema);

/** In the order of the ids; missing ones are left out. */
export async function listVariants(ids: readonly number[]): Promise<StockVariant[]> {
  return variantsSchema.parse(await viewerRpc("inventory_variants", { ids: [...ids] }));
}

/** The variants behind barcodes and SKUs, by code; unknown codes are absent. */
export async function findCodes(codes: readonly string[]): Promise<Record<string, StockVariant>> {
  const found = await viewerRpc("find_stock_codes", { codes: [...codes] });
  return z.record(z.string(), variantSchema).parse(found);
}

const stockRowSchema = row(
  {
    id: z.number(),
    sku: z.string(),
    barcode: z.string().nullable(),
    product: z.string(),
    size: z.string(),
    color: z.string(),
    stock: z.number(),
    reserved: z.number(),
    free: z.number(),
    lowAt: z.number(),
    isLow: z.boolean(),
    isActive: z.boolean(),
    waiting: z.number(),
  },
  { color: "color_name" },
);

const stockColumns =
  "id, sku, barcode, product, size, color_name, stock, reserved, free, low_at, is_low, is_active, waiting";

export async function findStockRows(
  definition: ListDefinition,
  state: ListState,
): Promise<ListPage<StockRow>> {
  const client = await viewerClient();
  const query = client.from("stock_list").select(stockColumns);
  const page = await readListPage("inventory: list", query, definition, state);
  return { ...page, rows: z.array(stockRowSchema).parse(page.rows) };
}

export async function countStockRows(definition: ListDefinition, q: string): Promise<number> {
  const client = await viewerClient();
  return countRows("inventory: count", client.from("stock_list").select("id"), definition, q);
}

/** The first search results, up to `limit`. */
export async function listStockIds(definition: ListDefinition, q: string, limit: number): Promise<number[]> {
  const client = await viewerClient();
  const query = withSearch(client.from("stock_list").select("id"), definition, q).order("id").limit(limit);
  return unwrap("inventory: ids", await query).flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Sizes and colours of the filters, in the shop's order. */
export async function listStockChoices(): Promise<{ sizes: Choice[]; colors: Choice[] }> {
  const client = await viewerClient();
  const [sizes, colors] = await Promise.all([
    client.from("sizes").select("name").order("sort_order").limit(63),
    client.from("colors").select("slug, name").order("sort_order").limit(500),
  ]);
  return {
    sizes: unwrap("sizes: choices", sizes).map(({ name }) => ({
      value: name.toLowerCase().replaceAll(" ", "-"),
      label: name,
      match: { column: "size", value: name },
    })),
    colors: unwrap("colors: choices", colors).map(({ slug, name }) => ({ value: slug, label: name })),
  };
}

const moveSchema = row({
  id: z.number(),
  at: z.string(),
  stockDelta: z.number(),
  reservedDelta: z.number(),
  reason: z.enum(["receive", "adjust", "reserve", "release", "pack", "scrap", "restock"]),
  cause: z.enum(causeNames).nullable(),
  note: z.string().nullable(),
  actor: z.string(),
  staffName: z.string().nullable(),
  orderNumber: z.string().nullable(),
  isOfOrder: z.boolean(),
  stockAfter: z.number(),
  reservedAfter: z.number(),
});

/** Newest first; `before` is a movement's id, null starts at the newest. */
export async function listMoves(
  variantId: number,
  before: number | null,
  limit: number,
): Promise<StockMove[]> {
  // The type generator does not support nullable arguments.
  return z
    .array(moveSchema)
    .parse(await viewerRpc("variant_ledger", { variantId, before: before as number, limit }));
}

const refusedSchema = z.array(
  row({
    variantId: z.number(),
    sku: z.string(),
    stock: z.number(),
    reserved: z.number(),
    delta: z.number(),
    seen: z.number().nullable(),
  }),
);

/** Books the same change for each variant, all or none, and once for each `key`; returns the conflicts. */
export async function adjustStock(change: {
  key: string;
  variantIds: readonly number[];
  /** The stock that was shown; null for several variants. */
  seen: number | null;
  delta: number;
  cause: Cause;
  note: string;
}): Promise<RefusedChange[]> {
  return refusedSchema.parse(
    await viewerRpc("adjust_stock", {
      changes: change.variantIds.map((variant_id) => ({
        variant_id,
        delta: change.delta,
        seen: change.seen,
      })),
      cause: change.cause,
      note: change.note,
      formKey: change.key,
    }),
  );
}

const bookedSchema = z.object({
  refused: refusedSchema,
  /** SKUs that another person has counted since they were scanned. */
  counted: z.array(z.string()),
  moves: z.number(),
});

export async function bookCount({ id, lines, note }: BookedCount) {
  return bookedSchema.parse(
    await viewerRpc("book_count", {
      id,
      lines: lines.map(({ variantId, counted, seen, lastCount }) => ({
        variant_id: variantId,
        counted,
        seen,
        last_count: lastCount,
      })),
      note,
    }),
  );
}

/** Null: as in the shop's setting. */
export async function setLowStockLevels(variantIds: readonly number[], lowAt: number | null): Promise<void> {
  await viewerRpc("set_low_stock_levels", { variantIds: [...variantIds], lowAt: lowAt ?? undefined });
}

const curveSchema = z.array(
  row({
    size: z.string(),
    variants: z.number(),
    sold: z.number(),
    had: z.number(),
    free: z.number(),
    soldOut: z.number(),
    missed: z.number(),
    waiting: z.number(),
  }),
);

/** By size, over the last days, of all products of a cut or of one product. */
export async function readSizeCurve(days: number, of: { cut: string; productId: number | null }) {
  return curveSchema.parse(
    await viewerRpc("size_curve", { days, cut: of.cut, productId: of.productId ?? undefined }),
  );
}

export async function findProductName(id: number): Promise<string | null> {
  const client = await viewerClient();
  const row = unwrap(
    "products: name",
    await client.from("products").select("name").eq("id", id).maybeSingle(),
  );
  return row?.name ?? null;
}

const missedSchema = z
  .object({ variants: variantsSchema, people: z.array(z.number()) })
  .transform(({ variants, people }) =>
    variants.map((variant, index) => ({ variant, people: people[index] ?? 0 })),
  );

/** The sold-out sizes that most people selected. */
export async function listLostDemand(days: number, limit: number) {
  return missedSchema.parse(await viewerRpc("list_lost_demand", { days, limit }));
}

/** Runs as the shop itself, for visitors. */
export async function countMissedSize(variantId: number): Promise<void> {
  await serviceRpc("record_missed_size", { variantId });
}
