import { asPaise, toDecimalRupees } from "@/lib/money";
import { indianDate } from "@/lib/orders/when";
import { addSums, type ReportRow, type Sums, zeroSums } from "./report";

/** The sections of the GST portal's offline tool, by the names of its files. */
export const gstr1Parts = ["b2b", "b2cl", "b2cs", "cdnr", "cdnur", "hsn(b2b)", "hsn(b2c)"] as const;

export type Gstr1Part = (typeof gstr1Parts)[number];

/** A document that the return lists separately, at one rate; money in whole paise. */
export interface GstDocument {
  kind: "invoice" | "credit_note";
  /** b2cl: above ₹1,00,000, to another state, without a GSTIN. */
  section: "b2b" | "b2cl";
  number: string;
  issuedAt: string;
  orderNumber: string;
  gstin: string | null;
  name: string;
  /** "29-Karnataka" */
  place: string;
  value: number;
  rate: number;
  taxable: number;
}

const rupees = (paise: number) => toDecimalRupees(asPaise(paise));
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "05-Nov-2026": the day in India, in the tool's format. */
export function gstDate(at: string): string {
  const [year, month, day] = indianDate(new Date(at)).split("-");
  return `${day}-${months[Number(month) - 1]}-${year}`;
}

/** A section with its heading: the tool defines the columns and their order. */
export function writeGstr1(
  part: Gstr1Part,
  rows: readonly ReportRow[],
  documents: readonly GstDocument[],
): string[][] {
  switch (part) {
    case "b2b":
      return b2b(documentsOf(documents, "b2b", "invoice"));
    case "b2cl":
      return b2cl(documentsOf(documents, "b2cl", "invoice"));
    case "cdnr":
      return cdnr(documentsOf(documents, "b2b", "credit_note"));
    case "cdnur":
      return cdnur(documentsOf(documents, "b2cl", "credit_note"));
    case "b2cs":
      return b2cs(rows.filter(({ key }) => key[0] === "b2c" || key[0] === "b2c-note"));
    case "hsn(b2b)":
      return hsn(rows.filter(({ key }) => key[0]?.startsWith("b2b")));
    case "hsn(b2c)":
      return hsn(rows.filter(({ key }) => key[0]?.startsWith("b2c")));
  }
}

function documentsOf(
  documents: readonly GstDocument[],
  section: GstDocument["section"],
  kind: GstDocument["kind"],
) {
  return documents.filter((document) => document.section === section && document.kind === kind);
}

function b2b(documents: readonly GstDocument[]): string[][] {
  const heading =
    "GSTIN/UIN of Recipient|Receiver Name|Invoice Number|Invoice date|Invoice Value|Place Of Supply|Reverse Charge|Applicable % of Tax Rate|Invoice Type|E-Commerce GSTIN|Rate|Taxable Value|Cess Amount";
  return [
    heading.split("|"),
    ...documents.map((p) => [
      ...[p.gstin ?? "", p.name, p.number, gstDate(p.issuedAt), rupees(p.value), p.place],
      ...["N", "", "Regular B2B", "", String(p.rate), rupees(p.taxable), "0.00"],
    ]),
  ];
}

function cdnr(documents: readonly GstDocument[]): string[][] {
  const heading =
    "GSTIN/UIN of Recipient|Receiver Name|Note Number|Note Date|Note Type|Place Of Supply|Reverse Charge|Note Supply Type|Note Value|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount";
  return [
    heading.split("|"),
    ...documents.map((p) => [
      ...[p.gstin ?? "", p.name, p.number, gstDate(p.issuedAt), "C", p.place, "N", "Regular B2B"],
      ...[rupees(p.value), "", String(p.rate), rupees(p.taxable), "0.00"],
    ]),
  ];
}

function b2cl(documents: readonly GstDocument[]): string[][] {
  const heading =
    "Invoice Number|Invoice date|Invoice Value|Place Of Supply|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount|E-Commerce GSTIN";
  return [
    heading.split("|"),
    ...documents.map((p) => [
      ...[p.number, gstDate(p.issuedAt), rupees(p.value), p.place, "", String(p.rate), rupees(p.taxable)],
      ...["0.00", ""],
    ]),
  ];
}

function cdnur(documents: readonly GstDocument[]): string[][] {
  const heading =
    "UR Type|Note Number|Note Date|Note Type|Place Of Supply|Note Value|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount";
  return [
    heading.split("|"),
    ...documents.map((p) => [
      ...["B2CL", p.number, gstDate(p.issuedAt), "C", p.place, rupees(p.value), "", String(p.rate)],
      ...[rupees(p.taxable), "0.00"],
    ]),
  ];
}

/** The return requires credit notes to customers without a GSTIN to be subtracted here, except those of b2cl. */
function b2cs(rows: readonly ReportRow[]): string[][] {
  const heading =
    "Type|Place Of Supply|Applicable % of Tax Rate|Rate|Taxable Value|Cess Amount|E-Commerce GSTIN";
  const sums = sumBy(rows, ({ key }) => [key[1] ?? "", key[3] ?? ""]);
  return [
    heading.split("|"),
    ...sums.map(({ key: [place = "", rate = ""], net }) => [
      ...["OE", place, "", rate, rupees(net[2] ?? 0), "0.00", ""],
    ]),
  ];
}

function hsn(rows: readonly ReportRow[]): string[][] {
  const heading =
    "HSN|Description|UQC|Total Quantity|Total Value|Rate|Taxable Value|Integrated Tax Amount|Central Tax Amount|State/UT Tax Amount|Cess Amount";
  const sums = sumBy(rows, ({ key }) => [key[2] ?? "", key[3] ?? ""]);
  return [
    heading.split("|"),
    ...sums.map(
      ({
        key: [code = "", rate = ""],
        net: [, units = 0, taxable = 0, cgst = 0, sgst = 0, igst = 0, total = 0],
      }) => [
        ...[code, "T-shirts", "PCS-PIECES", String(units), rupees(total), rate],
        ...[rupees(taxable), rupees(igst), rupees(cgst), rupees(sgst), "0.00"],
      ],
    ),
  ];
}

function sumBy(rows: readonly ReportRow[], keyOf: (row: ReportRow) => string[]) {
  const groups = new Map<string, { key: string[]; net: Sums }>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key.join("|")) ?? { key, net: zeroSums };
    groups.set(key.join("|"), group);
    group.net = addSums(group.net, row.sums);
  }
  return [...groups.values()].sort((one, other) => one.key.join("|").localeCompare(other.key.join("|")));
}
