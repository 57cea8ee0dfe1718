import { randomInt, randomUUID } from "node:crypto";
import type { Pool, PoolClient } from "pg";

export type Db = Pool | PoolClient;
export type Line = {
  variantId: number;
  quantity?: number;
  listPrice?: number;
  unitPrice?: number;
  /** A version of a design. */
  design?: string;
};
export type PlacedOrder = { id: string; order_id: string };
export type Product = { id: number; price: number; variantIds: number[] };

const SIZES = ["S", "M", "L", "XL"];

/** A published product with one black variant for each stock given. Run it as "postgres". */
export async function makeProduct(
  db: Db,
  {
    stocks = [5],
    price = 499,
    status = "published",
  }: { stocks?: number[]; price?: number; status?: string } = {},
): Promise<Product> {
  await db.query(
    `insert into public.colors (slug, name, hex) values ('black', 'Black', '#111111') on conflict do nothing`,
  );
  await db.query(
    `insert into public.sizes (name, kind, sort_order)
     select name, 'adult', position from unnest($1::text[]) with ordinality as s (name, position)
     where not exists (select from public.sizes known where known.name = s.name)`,
    [SIZES],
  );
  await db.query(
    `insert into public.pincodes (pincode, city, state) values ('560001', 'Bengaluru', 'Karnataka') on conflict do nothing`,
  );
  const slug = `tee-${randomUUID()}`;
  const product = await db.query(
    `insert into public.products (name, slug, price, status) values ($1, $2, $3, $4) returning id`,
    [`Tee ${slug}`, slug, price, status],
  );
  const id: number = product.rows[0].id;
  const variants = await db.query(
    `insert into public.product_variants (product_id, size, color, sku)
     select $1, size, 'black', $2 || '-' || size from unnest($3::text[]) as size returning id`,
    [id, slug, SIZES.slice(0, stocks.length)],
  );
  const variantIds: number[] = variants.rows.map((row) => row.id);
  await receiveStock(db, variantIds, stocks);
  return { id, price, variantIds };
}

/** A product with a single variant. */
export async function makeSingle(db: Db, stock = 5): Promise<{ productId: number; variantId: number }> {
  const { id, variantIds } = await makeProduct(db, { stocks: [stock] });
  return { productId: id, variantId: variantIds[0] ?? 0 };
}

export async function stockOf(db: Db, variantId: number): Promise<{ stock: number; reserved: number }> {
  const { rows } = await db.query("select stock, reserved from public.product_variants where id = $1", [
    variantId,
  ]);
  return rows[0];
}

async function receiveStock(db: Db, variantIds: number[], stocks: number[]): Promise<void> {
  await db.query(
    `insert into public.stock_moves (variant_id, stock_delta, reason)
     select variant_id, quantity, 'receive' from unnest($1::bigint[], $2::int[]) as s (variant_id, quantity)
     where quantity <> 0`,
    [variantIds, stocks],
  );
}

const toTwoDecimals = (rupees: number) => Number(rupees.toFixed(2));

export type OrderInput = ReturnType<typeof orderOf>;

/** A new customer each time: two orders of one person wait for each other. */
function stranger() {
  return {
    email: `${randomUUID()}@kapas.test`,
    phone: `+9190${randomInt(100_000_000).toString().padStart(8, "0")}`,
  };
}

const untaxed = (taxable: number) => ({ gst_rate: 0, taxable, cgst: 0, sgst: 0, igst: 0 });

const gstRate = (hsn_prefix: string, starts_on: string, above: number, percent: number) => ({
  hsn_prefix,
  starts_on,
  above,
  percent,
  above_includes_tax: true,
});

/** The result of pricing_rules() in a shop without settings. */
export const rules = {
  settings: {},
  zones: [],
  gst_rates: [
    gstRate("", "2017-07-01", 0, 18),
    gstRate("61", "2017-07-01", 0, 5),
    gstRate("61", "2017-07-01", 1000, 12),
    gstRate("61", "2025-09-22", 0, 5),
    gstRate("61", "2025-09-22", 2500, 18),
  ],
  prints: {
    bands: [
      { name: "Small, up to 10 × 10 cm", width_mm: 100, height_mm: 100, price: 99 },
      { name: "Medium, up to 21 × 29.7 cm", width_mm: 210, height_mm: 297, price: 199 },
      { name: "Large, up to 34.5 × 41 cm", width_mm: 345, height_mm: 410, price: 299 },
    ],
    breaks: [
      { quantity: 5, percent: 5 },
      { quantity: 10, percent: 10 },
      { quantity: 25, percent: 15 },
    ],
  },
};

/** The server's input of place_order for these lines; sums are right by default. */
export function orderOf(lines: Line[], overrides: Record<string, unknown> = {}) {
  const priced = lines.map((line) => {
    const listPrice = line.listPrice ?? 499;
    const { variantId, quantity = 1, unitPrice = listPrice, design } = line;
    return {
      variant_id: variantId,
      ...(design && { design_version_id: design }),
      quantity,
      list_price: listPrice,
      unit_price: unitPrice,
      coupon_discount: 0,
      hsn: "6109",
      ...untaxed(toTwoDecimals(unitPrice * quantity)),
    };
  });
  const subtotal = priced.reduce((sum, line) => sum + line.list_price * line.quantity, 0);
  const toPay = priced.reduce((sum, line) => sum + line.unit_price * line.quantity, 0);
  const shipping = 49;
  return {
    user_id: null,
    browser_key_hash: "a".repeat(64) as string | null,
    name: "Asha Verma",
    ...stranger(),
    payment_method: "cod",
    shipping_address: { line1: "12 MG Road", pincode: "560001", city: "Bengaluru", state: "Karnataka" },
    is_phone_proven: true,
    zone: null,
    rules,
    coupon: null as { id: number; updated_at: string } | null,
    lines: priced,
    subtotal,
    discount: toTwoDecimals(subtotal - toPay),
    coupon_discount: 0,
    shipping,
    cod_fee: 0,
    charges: untaxed(shipping),
    total: toTwoDecimals(toPay + shipping),
    ...overrides,
  };
}

/** A card order that makes room for its successor, as the checkout sends it. */
export function unpaidOrderOf(variantId: number, line: Omit<Line, "variantId"> = {}, overrides: object = {}) {
  return orderOf([{ variantId, ...line }], {
    payment_method: "online",
    replaces_unpaid: true,
    ...overrides,
  });
}

export async function placeOrder(
  db: Db,
  order: OrderInput,
  { key = randomUUID(), hash = "hash" }: { key?: string; hash?: string } = {},
): Promise<PlacedOrder> {
  const { rows } = await db.query("select public.place_order($1, $2, $3) as placed", [key, hash, order]);
  return rows[0].placed;
}

/** An unpaid card order for one item of the variant, or of its own, known to the gateway. */
export async function placeCardOrder(db: Db, known?: number) {
  const variantId = known ?? (await makeSingle(db)).variantId;
  const order = await placeOrder(db, orderOf([{ variantId }], { payment_method: "online" }));
  return { ...order, variantId, gatewayOrderId: await attachGatewayOrder(db, order.id) };
}

/** Makes the order known to the gateway. Returns its id there. */
export async function attachGatewayOrder(
  db: Db,
  id: string,
  gatewayOrderId = `order_${randomUUID()}`,
): Promise<string> {
  await db.query(
    "select public.attach_gateway_order($1, $2, private.online_due(o)) from public.orders o where id = $1",
    [id, gatewayOrderId],
  );
  return gatewayOrderId;
}
