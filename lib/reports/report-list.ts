import { officePaths } from "@/lib/office-paths";
import { soldSearch } from "@/lib/orders/sales";
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
  /** The name that public.report() knows it by. */
  source: string;
  /** Shows what payments and papers hold. */
  needsMoney: boolean;
  /** The heading of the rows' names; null when the rows are days. */
  rowLabel: string | null;
  columns: readonly ReportColumn[];
  /** The column that the chart draws. */
  charted: number;
  /** The sum by which rows are sorted. */
  by: string;
  nameOf?: (row: ReportRow) => string;
  /** The label of the subtotal that includes the row. */
  subtotalOf?: (row: ReportRow) => string;
  /** "Total" unless it needs another name. */
  totalLabel?: string;
  /** Where the rows that a figure counts are listed; null where no list shows them. */
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

/** The orders of whole days that a search finds. */
function ordersOf(range: ReportRange, search: string): string | null {
  if (!range.days) return null;
  const { first, last } = range.days;
  return withQuery(officePaths.orders, { q: `${search} created:${first}..${last}` });
}

/** The orders that count as sold on a day. */
export function salesOfDay(day: string): string {
  return withQuery(officePaths.orders, { q: `${soldSearch} created:${day}..${day}` });
}

export function salesOfRange(range: ReportRange): string | null {
  return ordersOf(range, soldSearch);
}

// An order with two products is one order for each of them, so their sum is no number of orders.
const goods: readonly ReportColumn[] = [
  count("Times bought", 0),
  count("Pieces", 1),
  money("List price", 2),
  money("Taken off", 3),
  money("Paid", 4),
  money("GST in it", 5),
];

const parcels: readonly ReportColumn[] = [
  count("Sent", 0),
  count("Delivered", 4),
  count("Came back (RTO)", 1),
  percent("RTO", 1, 0),
  count("Returned by buyers", 5),
  money("Sent worth", 2),
  money("Came back worth", 3),
];

const taxKinds: Record<string, string> = {
  b2b: "Invoices, with GSTIN",
  b2c: "Invoices, without GSTIN",
  b2cl: "Invoices, without GSTIN, large",
  "b2b-note": "Credit notes, with GSTIN",
  "b2c-note": "Credit notes, without GSTIN",
  "b2cl-note": "Credit notes, without GSTIN, large",
};

const methods: Record<string, string> = {
  ...{ cod: "Cash", upi: "UPI", card: "Card", netbanking: "Net banking", wallet: "Wallet", emi: "EMI" },
  other: "Other",
};

export const reportList: Readonly<Record<ReportSlug, ReportDefinition>> = {
  sales: {
    title: "Sales",
    about:
      "Orders that are paid or confirmed, on the day they were placed, without cancelled ones, exchanges and those that came back undelivered.",
    source: "sales",
    needsMoney: false,
    rowLabel: null,
    columns: [
      count("Orders", 0),
      count("Pieces", 1),
      money("List price", 2),
      money("Taken off", 3),
      money("Delivery and fees", 4),
      money("Sales", 5),
      money("GST in it", 6),
    ],
    charted: 5,
    by: "m4",
  },
  products: {
    title: "Products",
    about: "What sold, by product, after discounts and coupons, without delivery.",
    source: "products",
    needsMoney: false,
    rowLabel: "Product",
    columns: goods,
    charted: 4,
    by: "m3",
    linkOf: ({ key }) => officePaths.product(Number(key[0])),
  },
  categories: {
    title: "Categories",
    about:
      "What sold, by the main category that each product has today. An order with two products is two times bought.",
    source: "categories",
    needsMoney: false,
    rowLabel: "Category",
    columns: goods,
    charted: 4,
    by: "m3",
    nameOf: ({ label }) => label || "Without a category",
    linkOf: ({ key }) => (key[0] ? officePaths.category(Number(key[0])) : null),
  },
  coupons: {
    title: "Coupons",
    about: "Orders that count as sales and used a coupon.",
    source: "coupons",
    needsMoney: false,
    rowLabel: "Coupon",
    columns: [count("Orders", 0), money("Taken off", 2), money("Sales", 3)],
    charted: 2,
    by: "m2",
    nameOf: ({ key }) => key[0] ?? "",
    linkOf: ({ key }, range) => ordersOf(range, `${soldSearch} coupon:${key[0]}`),
  },
  tax: {
    title: "Tax",
    about:
      "Invoices and credit notes by the day they were issued. Credit notes are negative. The files are those of the GST portal’s offline tool; “large” are invoices above ₹1,00,000 to another state.",
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
      `${taxKinds[kind] ?? kind} · ${place || "no place"} · ${hsn} · ${rate} %`,
  },
  payments: {
    title: "Payments and settlement",
    about:
      "Money as it came and went: captured online, collected in cash, sent back. Settled is what the gateway owes: captured, less its fees and refunds through it.",
    source: "payments",
    needsMoney: true,
    rowLabel: "Way",
    columns: [
      count("Payments", 0),
      money("Received", 2),
      money("Gateway fees", 3),
      money("GST in the fees", 4),
      count("Refunds", 6),
      money("Sent back", 5),
      { label: "Left", kind: "money", of: (sums) => at(2)(sums) - at(3)(sums) - at(5)(sums) },
    ],
    charted: 1,
    by: "m1",
    nameOf: ({ key: [method = "", way] }) =>
      `${methods[method] ?? method}${way === "hand" ? ", sent by hand" : way === "cash" ? " on delivery" : ""}`,
  },
  pincodes: {
    title: "Returns and RTO by pincode",
    about: "Orders that were sent, by the day they were placed: what arrived, what came back, and where.",
    source: "pincodes",
    needsMoney: false,
    rowLabel: "Pincode",
    columns: parcels,
    charted: 0,
    by: "pieces",
    nameOf: ({ key }) => key[0] || "Removed with an account",
    linkOf: ({ key }, range) => (key[0] ? ordersOf(range, `${sent} pincode:${key[0]}`) : null),
  },
  couriers: {
    title: "Returns and RTO by courier",
    about:
      "Orders that were sent, by the day they were placed: what each courier delivered and brought back.",
    source: "couriers",
    needsMoney: false,
    rowLabel: "Courier",
    columns: parcels,
    charted: 0,
    by: "n",
    nameOf: ({ key }) => key[0] || "Not named",
  },
  profit: {
    title: "Profit after RTO",
    about:
      "Invoices less credit notes, without GST, less what pieces, parcels and the gateway cost. Rent, pay and adverts are not in it. A piece on a credit note counts as saleable again.",
    source: "papers",
    needsMoney: true,
    rowLabel: "Document",
    columns: [
      // Invoices, notes and parcels are not one kind of thing.
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
      ({ invoice: "Invoices", note: "Credit notes", undelivered: "Parcels that came back undelivered" })[
        key[0] ?? ""
      ] ?? "",
  },
};

export function findReport(slug: string): ReportSlug | null {
  return reportSlugs.find((one) => one === slug) ?? null;
}
