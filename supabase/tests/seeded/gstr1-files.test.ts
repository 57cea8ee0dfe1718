import type { PoolClient } from "pg";
import { parseGstDocuments, parseReport } from "../../../lib/reports/answers";
import { type Gstr1Part, gstr1Parts } from "../../../lib/reports/gstr1";
import { writeGstr1File } from "../../../lib/reports/report-file";
import { clearReportDays, openSeededShop, paiseOf, readFileOf } from "./seeded-shop";

// The GSTR-1 files as the screen offers them, recalculated from the rows of public.invoices: without any report, view or
// function of the database.

let client: PoolClient;

beforeAll(async () => {
  client = await openSeededShop();
});

interface Line {
  item_id: number | null;
  hsn: string;
  gst_rate: number;
  quantity: number | null;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
}

interface TaxDocument {
  kind: "invoice" | "credit_note";
  number: string;
  issued_at: Date;
  data: {
    seller: { state_code: string };
    buyer: { gstin: string | null; business_name: string | null; name: string };
    place_of_supply: { state: string; state_code: string };
    invoice?: { number: string };
    lines: Line[];
  };
}

type Cells = Record<string, string>;
type Sums = { taxable: number; igst: number; cgst: number; sgst: number; total: number };

const paise = (rupees: number) => Math.round(rupees * 100);
const rupees = (amount: number) =>
  `${amount < 0 ? "-" : ""}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, "0")}`;
const indian = new Intl.DateTimeFormat("en-US", {
  timeZone: "Asia/Kolkata",
  day: "2-digit",
  month: "short",
  year: "numeric",
});

function dateOf(at: Date): string {
  const part = Object.fromEntries(indian.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${part.day}-${part.month}-${part.year}`;
}

function add(lines: readonly Line[]): Sums {
  const sum = { taxable: 0, igst: 0, cgst: 0, sgst: 0, total: 0 };
  for (const line of lines) {
    sum.taxable += paise(line.taxable);
    sum.igst += paise(line.igst);
    sum.cgst += paise(line.cgst);
    sum.sgst += paise(line.sgst);
    sum.total += paise(line.total);
  }
  return sum;
}

async function readDocuments(): Promise<TaxDocument[]> {
  const { rows } = await client.query(
    "select kind, number, issued_at, data from public.invoices order by issued_at, number",
  );
  return rows;
}

/** A sale to another state of more than a lakh without a GSTIN; a note follows its invoice. */
function sectionOf(document: TaxDocument, all: readonly TaxDocument[]): "b2b" | "b2cl" | "b2cs" {
  const named = document.kind === "invoice" ? document.number : document.data.invoice?.number;
  const invoice = all.find(({ number }) => number === named);
  if (!invoice) throw new Error(`${document.number} names no invoice`);
  if (document.data.buyer.gstin) return "b2b";
  const { seller, place_of_supply, lines } = invoice.data;
  const isFar = seller.state_code !== place_of_supply.state_code;
  return isFar && add(lines).total > 10_000_000 ? "b2cl" : "b2cs";
}

const placeOf = ({ data: { place_of_supply: to } }: TaxDocument) => `${to.state_code}-${to.state}`;
const ratesOf = ({ data }: TaxDocument) =>
  [...new Set(data.lines.map((line) => line.gst_rate))].sort((a, b) => a - b);

/** The expected contents of each file for some documents. */
function writeByHand(part: Gstr1Part, due: readonly TaxDocument[], all: readonly TaxDocument[]): Cells[] {
  const of = (section: string, kind: string) =>
    due.filter((document) => document.kind === kind && sectionOf(document, all) === section);
  const listed = (chosen: TaxDocument[], cells: (document: TaxDocument, value: string) => Cells): Cells[] =>
    chosen.flatMap((document) =>
      ratesOf(document).map((rate) => ({
        ...cells(document, rupees(add(document.data.lines).total)),
        "Place Of Supply": placeOf(document),
        Rate: String(rate),
        "Taxable Value": rupees(add(document.data.lines.filter((line) => line.gst_rate === rate)).taxable),
        "Applicable % of Tax Rate": "",
        "Cess Amount": "0.00",
      })),
    );
  const party = ({ data: { buyer } }: TaxDocument) => ({
    "GSTIN/UIN of Recipient": buyer.gstin ?? "",
    "Receiver Name": buyer.business_name ?? buyer.name,
    "Reverse Charge": "N",
  });
  const invoice = ({ number, issued_at }: TaxDocument, value: string) => ({
    "Invoice Number": number,
    "Invoice date": dateOf(issued_at),
    "Invoice Value": value,
    "E-Commerce GSTIN": "",
  });
  const note = ({ number, issued_at }: TaxDocument, value: string) => ({
    "Note Number": number,
    "Note Date": dateOf(issued_at),
    "Note Type": "C",
    "Note Value": value,
  });
  switch (part) {
    case "b2b":
      return listed(of("b2b", "invoice"), (document, value) => ({
        ...party(document),
        ...invoice(document, value),
        "Invoice Type": "Regular B2B",
      }));
    case "cdnr":
      return listed(of("b2b", "credit_note"), (document, value) => ({
        ...party(document),
        ...note(document, value),
        "Note Supply Type": "Regular B2B",
      }));
    case "b2cl":
      return listed(of("b2cl", "invoice"), invoice);
    case "cdnur":
      return listed(of("b2cl", "credit_note"), (document, value) => ({
        "UR Type": "B2CL",
        ...note(document, value),
      }));
    case "b2cs":
      return addUp(
        due.filter((document) => sectionOf(document, all) === "b2cs"),
        (document, line) => ({
          Type: "OE",
          "Place Of Supply": placeOf(document),
          Rate: String(line.gst_rate),
        }),
        (sums) => ({
          "Taxable Value": rupees(sums.taxable),
          "Applicable % of Tax Rate": "",
          "Cess Amount": "0.00",
          "E-Commerce GSTIN": "",
        }),
      );
    case "hsn(b2b)":
    case "hsn(b2c)":
      return addUp(
        due.filter((document) => (sectionOf(document, all) === "b2b") === (part === "hsn(b2b)")),
        (_document, line) => ({ HSN: line.hsn, Rate: String(line.gst_rate) }),
        (sums, units) => ({
          Description: "T-shirts",
          UQC: "PCS-PIECES",
          "Total Quantity": String(units),
          "Total Value": rupees(sums.total),
          "Taxable Value": rupees(sums.taxable),
          "Integrated Tax Amount": rupees(sums.igst),
          "Central Tax Amount": rupees(sums.cgst),
          "State/UT Tax Amount": rupees(sums.sgst),
          "Cess Amount": "0.00",
        }),
      );
  }
}

/** Lines of invoices less those of notes, by a key. Delivery isn't an item. */
function addUp(
  documents: readonly TaxDocument[],
  keyOf: (document: TaxDocument, line: Line) => Cells,
  cellsOf: (sums: Sums, units: number) => Cells,
): Cells[] {
  const groups = new Map<string, { key: Cells; sums: Sums; units: number }>();
  for (const document of documents) {
    const sign = document.kind === "invoice" ? 1 : -1;
    for (const line of document.data.lines) {
      const key = keyOf(document, line);
      const name = JSON.stringify(key);
      const group = groups.get(name) ?? { key, sums: add([]), units: 0 };
      const one = add([line]);
      group.sums.taxable += sign * one.taxable;
      group.sums.igst += sign * one.igst;
      group.sums.cgst += sign * one.cgst;
      group.sums.sgst += sign * one.sgst;
      group.sums.total += sign * one.total;
      if (line.item_id !== null) group.units += sign * (line.quantity ?? 0);
      groups.set(name, group);
    }
  }
  return [...groups.values()].map(({ key, sums, units }) => ({ ...key, ...cellsOf(sums, units) }));
}

/** The file as it is downloaded: two answers of the database, then the product's writer. */
async function readPart(part: Gstr1Part, [from, to]: readonly [string, string]): Promise<Cells[]> {
  const { rows } = await client.query(
    "select public.report('tax', $1, $2, 'm1', 100000) as tax, public.list_gst_documents($1, $2) as documents",
    [from, to],
  );
  return readFileOf(writeGstr1File(part, parseReport(rows[0].tax), parseGstDocuments(rows[0].documents)));
}

const sorted = (rows: Cells[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))).sort();

/** Each month in India with documents, and all of them together. */
function rangesOf(documents: readonly TaxDocument[]): [string, string][] {
  const monthOf = (at: Date) => new Date(at.getTime() + 5.5 * 3600_000).toISOString().slice(0, 7);
  const start = (month: string, after = 0) => {
    const [year = 0, number = 0] = month.split("-").map(Number);
    return new Date(Date.UTC(year, number - 1 + after, 1) - 5.5 * 3600_000).toISOString();
  };
  const months = [...new Set(documents.map(({ issued_at }) => monthOf(issued_at)))].sort();
  const all: [string, string] = [start(months[0] ?? ""), start(months.at(-1) ?? "", 1)];
  return [all, ...months.map((month): [string, string] => [start(month), start(month, 1)])];
}

it("charges each document the tax of its place: IGST to other states, halves of CGST and SGST at home, at the line's rate", async () => {
  const documents = await readDocuments();
  expect(documents.length).toBeGreaterThan(200);
  for (const document of documents) {
    const { seller, place_of_supply: to, lines } = document.data;
    expect([to.state_code.length, to.state.length >= 3]).toEqual([2, true]);
    for (const line of lines) {
      const { taxable, igst, cgst, sgst, total } = add([line]);
      expect(taxable + igst + cgst + sgst).toBe(total);
      if (seller.state_code === to.state_code) expect([igst, Math.abs(cgst - sgst) <= 1]).toEqual([0, true]);
      else expect([cgst, sgst]).toEqual([0, 0]);
      // Halves are rounded each.
      expect(Math.abs((taxable * line.gst_rate) / 100 - (igst + cgst + sgst))).toBeLessThanOrEqual(1.5);
    }
  }
});

it("the seeded shop has sales of each GSTR-1 kind", async () => {
  const documents = await readDocuments();
  const kinds = new Set(documents.map((document) => `${sectionOf(document, documents)} ${document.kind}`));
  expect([...kinds].sort()).toEqual(
    ["b2b", "b2cl", "b2cs"].flatMap((section) => [`${section} credit_note`, `${section} invoice`]),
  );
});

describe.each(["counted", "stored"])("when days are %s", (how) => {
  beforeAll(async () => {
    await (how === "stored" ? client.query("select public.refresh_reports(1000)") : clearReportDays(client));
  });

  it.each(gstr1Parts)("%s holds each row of each month to the paisa", async (part) => {
    const all = await readDocuments();
    for (const range of rangesOf(all)) {
      const documents = all.filter(
        ({ issued_at }) => issued_at >= new Date(range[0]) && issued_at < new Date(range[1]),
      );
      expect(sorted(await readPart(part, range))).toEqual(sorted(writeByHand(part, documents, all)));
    }
  });
});

it("adds up to all documents, however the files are split", async () => {
  const documents = await readDocuments();
  const [range] = rangesOf(documents);
  if (!range) throw new Error("no documents");
  const total = (kind: string) =>
    add(documents.filter((document) => document.kind === kind).flatMap(({ data }) => data.lines));
  const [invoiced, credited] = [total("invoice"), total("credit_note")];
  const sum = async (part: Gstr1Part, cell: string) =>
    (await readPart(part, range)).reduce((all, row) => all + paiseOf(row[cell]), 0);
  const taxable = async (part: Gstr1Part) => sum(part, "Taxable Value");
  const net = invoiced.taxable - credited.taxable;
  expect(
    (await taxable("b2b")) +
      (await taxable("b2cl")) +
      (await taxable("b2cs")) -
      (await taxable("cdnr")) -
      (await taxable("cdnur")),
  ).toBe(net);
  expect((await taxable("hsn(b2b)")) + (await taxable("hsn(b2c)"))).toBe(net);
  for (const [cell, key] of [
    ["Integrated Tax Amount", "igst"],
    ["Central Tax Amount", "cgst"],
    ["State/UT Tax Amount", "sgst"],
    ["Total Value", "total"],
  ] as const) {
    expect((await sum("hsn(b2b)", cell)) + (await sum("hsn(b2c)", cell))).toBe(invoiced[key] - credited[key]);
  }
});
