import { adminPaths } from "@/lib/admin-paths";
import { formatPaymentMethod } from "@/lib/orders/payment-method";
import { soldOrdersSearch } from "@/lib/orders/sales";
import { withQuery } from "@/lib/with-query";
import type { ReportRange } from "./range";
import { at, type ReportColumn, type ReportRow } from "./report";

export const reportSlugs = [
  "sales",
  "products",
  "categories",
  "coupons",
  "tax",
  "payments",
  "pincodes",
  "couriers",
  "profit",
] as const;

export type ReportSlug = (typeof reportSlugs)[number];

export interface ReportDefinition {
  title: string;
  about: string;
  /** Its name in public.report(). */
  source: string;
  /** Contains payment and document data. */
  needsMoney: boolean;
  /** The heading of the row names; null when the rows are days. */
  rowLabel: string | null;
  columns: readonly ReportColumn[];
  /** The column of the chart. */
  charted: number;
  /** The sum that rows are sorted by. */
  by: string;
  nameOf?: (row: ReportRow) => string;
  /** The label of the subtotal that includes the row. */
  subtotalOf?: (row: ReportRow) => string;
  /** "Total" by default. */
  totalLabel?: string;
  /** The list of the rows behind a figure; null where no list shows them. */
  linkOf?: (row: ReportRow, range: ReportRange) => string | null;
}

const money = (label: string, place: number): ReportColumn => ({ label, kind: "money", of: at(place) });
const count = (label: string, place: number): ReportColumn => ({ label, kind: "count", of: at(place) });
const percent = (label: string, part: number, whole: number): ReportColumn => ({
  label,
  kind: "percent",
  of: (sums) => (at(whole)(sums) === 0 ? 0 : (100 * at(part)(sums)) / at(whole)(sums)),
});

const sent = "status:shipped,delivered,completed,return,returned,rto";

/** The search results among the orders of whole days. */
function ordersOf(range: ReportRange, search: string): string | null {
  if (!range.days) return null;
  const { first, last } = range.days;
  return withQuery(adminPaths.orders, { q: `${search} created:${first}..${last}` });
}

/** The sold orders of a day. */
export function salesOfDay(day: string): string {
  return withQuery(adminPaths.orders, { q: `${soldOrdersSearch} created:${day}..${day}` });
}

export function salesOfRange(range: ReportRange): string | null {
  return ordersOf(range, soldOrdersSearch);
}

// An order with two products counts once for each of them, so their sum is not the number of orders.
const goods: readonly ReportColumn[] = [
  count("Times bought", 0),
  count("Items", 1),
  money("List price", 2),
  money("Discounts", 3),
  money("Paid", 4),
  money("GST included", 5),
];

const parcels: readonly ReportColumn[] = [
  count("Shipped", 0),
  count("Delivered", 4),
  count("RTO", 1),
  percent("RTO rate", 1, 0),
  count("Returned", 5),
  money("Shipped value", 2),
  money("RTO value", 3),
];

const taxKinds: Record<string, string> = {
  b2b: "Invoices, with GSTIN",
  b2c: "Invoices, without GSTIN",
  b2cl: "Invoices, without GSTIN, large",
  "b2b-note": "Credit notes, with GSTIN",
  "b2c-note": "Credit notes, without GSTIN",
  "b2cl-note": "Credit notes, without GSTIN, large",
};

export const reportList: Readonly<Record<ReportSlug, ReportDefinition>> = {
  sales: {
    title: "Sales",
    about: "Paid and confirmed orders by order date, without cancelled orders, exchanges and RTO.",
    source: "sales",
    needsMoney: false,
    rowLabel: null,
    columns: [
      count("Orders", 0),
      count("Items", 1),
      money("List price", 2),
      money("Discounts", 3),
      money("Delivery and fees", 4),
      money("Sales", 5),
      money("GST included", 6),
    ],
    charted: 5,
    by: "m4",
  },
  products: {
    title: "Products",
    about: "Sales by product, after discounts and coupons, without delivery.",
    source: "products",
    needsMoney: false,
    rowLabel: "Product",
    columns: goods,
    charted: 4,
    by: "m3",
    linkOf: ({ key }) => adminPaths.product(Number(key[0])),
  },
  categories: {
    title: "Categories",
    about: "Sales by each product's current main category. An order with two products is counted twice.",
    source: "categories",
    needsMoney: false,
    rowLabel: "Category",
    columns: goods,
    charted: 4,
    by: "m3",
    nameOf: ({ label }) => label || "Without a category",
    linkOf: ({ key }) => (key[0] ? adminPaths.category(Number(key[0])) : null),
  },
  coupons: {
    title: "Coupons",
    about: "Sales with a coupon.",
    source: "coupons",
    needsMoney: false,
    rowLabel: "Coupon",
    columns: [count("Orders", 0), money("Discounts", 2), money("Sales", 3)],
    charted: 2,
    by: "m2",
    nameOf: ({ key }) => key[0] ?? "",
    linkOf: ({ key }, range) => ordersOf(range, `${soldOrdersSearch} coupon:${key[0]}`),
  },
  tax: {
    title: "Tax",
    about:
      "Invoices and credit notes by issue date; credit notes are negative. Files are for the GST portal's offline tool; “large” are inter-state invoices above ₹1,00,000.",
    source: "tax",
    needsMoney: true,
    rowLabel: "Document, place of supply, HSN and rate",
    columns: [
      count("Items", 1),
      money("Taxable value", 2),
      money("CGST", 3),
      money("SGST", 4),
      money("IGST", 5),
      money("Total", 6),
    ],
    charted: 1,
    by: "m1",
    subtotalOf: ({ key: [kind = ""] }) => (kind.endsWith("-note") ? "All credit notes" : "All invoices"),
    totalLabel: "Net of credit notes",
    nameOf: ({ key: [kind = "", place, hsn, rate] }) =>
      `${taxKinds[kind] ?? kind} · ${place || "no place"} · ${hsn} · ${rate}%`,
  },
  payments: {
    title: "Payments and settlement",
    about:
      "Payments captured, COD collected and refunds. Settled is what the gateway owes: captured, less its fees and refunds.",
    source: "payments",
    needsMoney: true,
    rowLabel: "Method",
    columns: [
      count("Payments", 0),
      money("Received", 2),
      money("Gateway fees", 3),
      money("GST in the fees", 4),
      count("Refunds", 6),
      money("Refunded", 5),
      { label: "Net", kind: "money", of: (sums) => at(2)(sums) - at(3)(sums) - at(5)(sums) },
    ],
    charted: 1,
    by: "m1",
    nameOf: ({ key: [method = "", way] }) =>
      `${formatPaymentMethod(method)}${way === "hand" ? ", manual" : way === "cash" ? " on delivery" : ""}`,
  },
  pincodes: {
    title: "Returns and RTO by pincode",
    about: "Shipped orders by order date: delivered, returned and RTO, by pincode.",
    source: "pincodes",
    needsMoney: false,
    rowLabel: "Pincode",
    columns: parcels,
    charted: 0,
    by: "units",
    nameOf: ({ key }) => key[0] || "Deleted with account",
    linkOf: ({ key }, range) => (key[0] ? ordersOf(range, `${sent} pincode:${key[0]}`) : null),
  },
  couriers: {
    title: "Returns and RTO by courier",
    about: "Shipped orders by order date: delivered, returned and RTO, by courier.",
    source: "couriers",
    needsMoney: false,
    rowLabel: "Courier",
    columns: parcels,
    charted: 0,
    by: "n",
    nameOf: ({ key }) => key[0] || "Not set",
  },
  profit: {
    title: "Profit after RTO",
    about:
      "Invoices less credit notes, item, parcel and gateway costs, without GST. Excludes rent, pay and ads. Credited items count as resaleable.",
    source: "documents",
    needsMoney: true,
    rowLabel: "Document",
    columns: [
      // Invoices, notes and parcels can't be added up.
      { ...count("Number", 0), hasNoTotal: true },
      count("Items", 1),
      money("Taxable value", 2),
      money("GST", 3),
      money("Total", 4),
    ],
    charted: 2,
    by: "m1",
    totalLabel: "Net of credit notes",
    nameOf: ({ key }) =>
      ({ invoice: "Invoices", note: "Credit notes", undelivered: "RTO parcels" })[key[0] ?? ""] ?? "",
  },
};

export function findReport(slug: string): ReportSlug | null {
  return reportSlugs.find((one) => one === slug) ?? null;
}
