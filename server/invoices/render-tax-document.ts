import "server-only";
import { amountInWords } from "@/lib/invoices/amount-in-words";
import type { CreditNote, Invoice, TaxDocument, TaxDocumentLine } from "@/lib/invoices/tax-document";
import { addPaise, formatAmount, type Paise } from "@/lib/money";
import type { PaymentMethod } from "@/lib/orders/order";
import { formatDay } from "@/lib/orders/when";
import { palette } from "@/lib/palette";
import { formatPhone } from "@/lib/phone";
import { drawHeading, drawParty } from "./pdf-heading";
import { drawRegistrations } from "./pdf-registrations";
import { cellSize, Sheet } from "./pdf-sheet";
import { type Column, drawTable } from "./pdf-table";
import { drawTaxSummary, type Tax } from "./pdf-tax-summary";

const paymentWords: Record<PaymentMethod, string> = {
  online: "Paid online",
  cod: "Cash on delivery",
  none: "Nothing to pay",
};

const reasonWords: Record<CreditNote["data"]["reason"], string> = {
  cancelled: "Order cancelled",
  returned: "Items returned",
  goodwill: "Price reduced after the sale",
  undelivered: "Returned to sender (RTO)",
  group_price: "Final price of the group order",
};

/** The name under GST: an unregistered seller issues a bill of supply. */
function titleOf({ kind, data }: TaxDocument): string {
  if (kind === "credit_note") return "Credit note";
  return data.seller.gstin ? "Tax invoice" : "Bill of supply";
}

/** The document with everything that rule 46 (invoice) or 53 (credit note) of the CGST Rules requires. */
export function renderTaxDocument(document: TaxDocument): Promise<Buffer> {
  const { seller } = document.data;
  const title = titleOf(document);
  const sheet = new Sheet({
    title: `${title} ${document.number}`,
    author: seller.name || seller.shop_name,
    footer: `${title} ${document.number} · ${[seller.name, seller.phone, seller.email].filter(Boolean).join(" · ")}`,
  });
  drawHeading(sheet, { shopName: seller.shop_name || seller.name, title, note: "Original for recipient" });
  drawParties(sheet, document);
  if (document.kind === "invoice") drawTable(sheet, invoiceColumns(sheet, document), document.data.lines);
  else drawTable(sheet, creditColumns(sheet, document), document.data.lines);
  drawEnd(sheet, document);
  drawRegistrations(sheet, document);
  return sheet.finish();
}

const withCode = (state: string, code: string | null) => (code ? `${state} (${code})` : state);

function drawParties(sheet: Sheet, document: TaxDocument): void {
  const { seller, buyer } = document.data;
  const { address } = buyer;
  const bottoms = [
    drawParty(sheet, { x: sheet.left, width: 150, head: "Sold by", name: seller.name || seller.shop_name }, [
      seller.address,
      seller.gstin ? `GSTIN: ${seller.gstin}` : "Not registered under GST",
      seller.registration ?? "",
      seller.registered_address ? `Registered office: ${seller.registered_address}` : "",
      seller.state ? `State: ${withCode(seller.state, seller.state_code)}` : "",
    ]),
    drawParty(
      sheet,
      {
        x: sheet.left + 168,
        width: 150,
        head: "Billed and shipped to",
        name: buyer.business_name ?? buyer.name,
      },
      [
        buyer.business_name ? buyer.name : "",
        address.line1,
        address.line2,
        `${address.city} ${address.pincode}`,
        address.state,
        formatPhone(buyer.phone),
        buyer.gstin ? `GSTIN: ${buyer.gstin}` : "",
      ],
    ),
    drawFacts(sheet, sheet.left + 336, factsOf(document)),
  ];
  sheet.y = Math.max(...bottoms) + 18;
}

function factsOf(document: TaxDocument): [label: string, fact: string][] {
  const { order, place_of_supply: place } = document.data;
  const shared: [string, string][] = [
    ["Order", order.order_id],
    ["Order date", formatDay(order.placed_at)],
    ["Place of supply", withCode(place.state, place.state_code)],
  ];
  if (document.kind === "invoice") {
    return [
      ["Invoice number", document.number],
      ["Invoice date", formatDay(document.issued_at)],
      ...shared,
      ["Payment", paymentWords[order.payment_method]],
      ["Reverse charge", "No"],
    ];
  }
  return [
    ["Credit note number", document.number],
    ["Credit note date", formatDay(document.issued_at)],
    ["For invoice", document.data.invoice.number],
    ["Invoice date", formatDay(document.data.invoice.issued_at)],
    ...shared,
    ["Reason", reasonWords[document.data.reason]],
  ];
}

function drawFacts(sheet: Sheet, x: number, facts: [string, string][]): number {
  let { y } = sheet;
  const labelWidth = 74;
  for (const [label, fact] of facts) {
    const below = sheet.write(label, { x, y, width: labelWidth }, { size: cellSize, color: palette.muted });
    const width = sheet.right - x - labelWidth;
    y =
      Math.max(
        below,
        sheet.write(fact, { x: x + labelWidth, y, width }, { size: cellSize, face: "strong" }),
      ) + 2;
  }
  return y;
}

/** Within the shop's state the tax is CGST and SGST, else IGST. A document without tax shows the same columns, empty. */
function taxesOf({ data }: TaxDocument): Tax[] {
  const isInterstate = data.totals.igst > 0 || data.seller.state !== data.place_of_supply.state;
  return data.totals.cgst === 0 && isInterstate ? ["igst"] : ["cgst", "sgst"];
}

function taxColumns(document: TaxDocument): Column<TaxDocumentLine>[] {
  const taxes = taxesOf(document);
  return taxes.map((tax) => ({
    head: tax.toUpperCase(),
    width: taxes.length === 1 ? 54 : 48,
    align: "right",
    cell: (line) => [formatAmount(line[tax]), `${line.gst_rate / taxes.length}%`],
  }));
}

const amountColumn = <Row>(head: string, width: number, amountOf: (row: Row) => Paise): Column<Row> => ({
  head,
  width,
  align: "right",
  cell: (row) => [formatAmount(amountOf(row))],
});

/** The description takes the remaining width. */
function withDescription<Row extends TaxDocumentLine>(sheet: Sheet, others: Column<Row>[]): Column<Row>[] {
  const nr: Column<Row> = { head: "No.", width: 22, cell: (_, index) => [String(index + 1)] };
  const hsn: Column<Row> = { head: "HSN", width: 34, cell: (line) => [line.hsn] };
  const taken = [nr, hsn, ...others].reduce((sum, column) => sum + column.width, 0);
  const description: Column<Row> = {
    head: "Description",
    width: sheet.width - taken,
    cell: (line) => [line.title, [line.color, line.size].filter(Boolean).join(" · ")],
  };
  return [nr, description, hsn, ...others];
}

function invoiceColumns(sheet: Sheet, document: Invoice): Column<Invoice["data"]["lines"][number]>[] {
  return withDescription(sheet, [
    { head: "Qty", width: 28, align: "right", cell: (line) => [String(line.quantity)] },
    amountColumn("Price incl. GST", 52, (line) => line.list_price),
    amountColumn("Discount", 50, (line) => line.discount),
    amountColumn("Taxable value", 56, (line) => line.taxable),
    ...taxColumns(document),
    amountColumn("Total", 58, (line) => line.total),
  ]);
}

function creditColumns(sheet: Sheet, document: CreditNote): Column<CreditNote["data"]["lines"][number]>[] {
  return withDescription(sheet, [
    { head: "Qty", width: 28, align: "right", cell: (line) => [String(line.quantity ?? "–")] },
    amountColumn("Taxable value", 62, (line) => line.taxable),
    ...taxColumns(document),
    amountColumn("Credited", 66, (line) => line.total),
  ]);
}

function sumsOf(document: TaxDocument): [label: string, amount: Paise][] {
  const { totals, order } = document.data;
  const discount: [string, Paise][] = [
    ["Before discount", addPaise(totals.total, totals.discount)],
    [order.coupon_code ? `Discount, with coupon ${order.coupon_code}` : "Discount", totals.discount],
  ];
  return [
    ...(totals.discount > 0 ? discount : []),
    ["Taxable value", totals.taxable],
    ...taxesOf(document).map((tax): [string, Paise] => [tax.toUpperCase(), totals[tax]]),
  ];
}

/** Totals, amount in words and signature stay on one page. */
const endHeight = 220;

function drawEnd(sheet: Sheet, document: TaxDocument): void {
  if (!sheet.hasRoomFor(endHeight)) sheet.turnPage();
  sheet.y += 14;
  const bottoms = [drawSums(sheet, document), drawWords(sheet, document)];
  sheet.y = Math.max(...bottoms) + 18;
  drawSignature(sheet, document);
}

function drawSums(sheet: Sheet, document: TaxDocument): number {
  const [x, width] = [sheet.right - 210, 210];
  let { y } = sheet;
  for (const [label, amount] of sumsOf(document)) {
    const below = sheet.write(label, { x, y, width: 140 }, { color: palette.muted });
    y = Math.max(below, sheet.write(formatAmount(amount), { x, y, width }, { align: "right" })) + 3;
  }
  sheet.rule(y + 1, { isStrong: true, from: x });
  const label = document.kind === "credit_note" ? "Credited" : "Invoice total";
  sheet.write(label, { x, y: y + 6, width: 90 }, { face: "strong", size: 10 });
  const total = `₹${formatAmount(document.data.totals.total)}`;
  return sheet.write(total, { x, y: y + 4, width }, { face: "strong", size: 12, align: "right" });
}

const notes: Record<TaxDocument["kind"], string> = {
  invoice:
    "Prices include GST; the taxable value is the amount after discount, excluding tax. No tax is payable under reverse charge. All amounts are in Indian rupees.",
  credit_note:
    "The amounts above are deducted from the invoice above, including tax. All amounts are in Indian rupees.",
};

function drawWords(sheet: Sheet, document: TaxDocument): number {
  const place = { x: sheet.left, width: 262 };
  const { lines, totals } = document.data;
  let y = sheet.write("Amount in words", { ...place, y: sheet.y }, { size: 7, color: palette.muted });
  y = sheet.write(amountInWords(totals.total), { ...place, y }, { face: "strong" });
  y = drawTaxSummary(sheet, lines, { y, taxes: taxesOf(document) });
  return sheet.write(notes[document.kind], { ...place, y: y + 8 }, { size: 7, color: palette.muted });
}

function drawSignature(sheet: Sheet, { kind, data: { seller } }: TaxDocument): void {
  const place = { x: sheet.right - 210, width: 210 };
  const quiet = { size: 7, color: palette.muted };
  const seal = `For ${seller.name || seller.shop_name}`;
  const y = sheet.write(seal, { ...place, y: sheet.y }, { align: "right" }) + 34;
  sheet.rule(y, { from: place.x + 70 });
  sheet.write("Authorised signatory", { ...place, y: y + 3 }, { ...quiet, align: "right" });
  const generated = `This ${kind === "credit_note" ? "credit note" : "invoice"} is computer-generated.`;
  const left = { x: sheet.left, width: 262 };
  sheet.y = sheet.write(generated, { ...left, y: y + 3 }, quiet);
  if (!seller.grievance_officer) return;
  sheet.y = sheet.write(`Grievance officer: ${seller.grievance_officer}`, { ...left, y: sheet.y }, quiet);
}
