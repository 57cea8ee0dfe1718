import { type CreditNote, type Invoice, taxDocumentSchema } from "@/lib/invoices/tax-document";
import { addPaise, toPaise, toRupees } from "@/lib/money";
import { splitGst } from "@/lib/pricing/gst";

interface SoldLine {
  title: string;
  rupees: number;
  percent: number;
  quantity?: number;
  discount?: number;
}

const tee: SoldLine = { title: "Monsoon Postcard Tee", rupees: 499, percent: 5, quantity: 2, discount: 99.8 };
const coat: SoldLine = { title: "Block-Printed Overshirt", rupees: 2999, percent: 18 };
const delivery: SoldLine = { title: "Delivery", rupees: 49, percent: 18 };

function lineOf(sold: SoldLine, isInterstate: boolean) {
  const { title, rupees, percent, quantity = 1, discount = 0 } = sold;
  const total = toPaise(rupees * quantity - discount);
  const gst = splitGst(total, percent, isInterstate);
  const isGoods = title !== delivery.title;
  return {
    title,
    size: isGoods ? "XL" : null,
    color: isGoods ? "Bottle Green" : null,
    sku: isGoods ? "MPT-BG-XL" : null,
    hsn: "6109",
    quantity,
    list_price: rupees,
    discount,
    gst_rate: percent,
    taxable: toRupees(gst.taxablePaise),
    cgst: toRupees(gst.cgstPaise),
    sgst: toRupees(gst.sgstPaise),
    igst: toRupees(gst.igstPaise),
    total: toRupees(total),
  };
}

const sums = ["discount", "taxable", "cgst", "sgst", "igst", "total"] as const;

interface Sale {
  lines?: SoldLine[];
  isInterstate?: boolean;
  seller?: object;
  buyer?: object;
}

/** `data` as the database keeps it, for tests: goods of two rates with delivery, sold in Coimbatore. */
function dataOf({ lines = [tee, coat, delivery], isInterstate = false, seller, buyer }: Sale) {
  const priced = lines.map((line) => lineOf(line, isInterstate));
  const place = isInterstate
    ? { state: "Karnataka", state_code: "29" }
    : { state: "Tamil Nadu", state_code: "33" };
  return {
    seller: {
      shop_name: "Kapas",
      name: "Kapas Apparel",
      address: "14 Mill Lane, Kurichi, Coimbatore 641021",
      phone: "+91 98765 00000",
      email: "hello@kapas.test",
      gstin: "33AAACK1234A1ZH",
      registration: null,
      registered_address: null,
      grievance_officer: null,
      state: "Tamil Nadu",
      state_code: "33",
      ...seller,
    },
    buyer: {
      name: "सुमन देवी",
      business_name: "Blue Ox Textiles",
      gstin: "29AAACB1234C1Z5",
      phone: "+919876543210",
      address: { line1: "12 MG Road", line2: "", city: "Madurai", state: place.state, pincode: "625001" },
      ...buyer,
    },
    place_of_supply: place,
    order: {
      order_id: "KP-12AB-34CD-56EF",
      placed_at: "2026-11-20T10:00:00+00:00",
      payment_method: "cod",
      coupon_code: "FIRST10",
    },
    lines: priced,
    totals: Object.fromEntries(
      sums.map((sum) => [sum, toRupees(addPaise(...priced.map((line) => toPaise(line[sum]))))]),
    ),
  };
}

const moment = "2026-11-21T10:00:00+00:00";

export function invoiceOf(sale: Sale = {}): Invoice {
  const row = { kind: "invoice", number: "KP2627-000123", issued_at: moment, data: dataOf(sale) };
  const document = taxDocumentSchema.parse(row);
  if (document.kind !== "invoice") throw new Error("not an invoice");
  return document;
}

export function creditNoteOf(sale: Sale = {}): CreditNote {
  const invoice = { number: "KP2627-000123", issued_at: moment };
  const data = { ...dataOf(sale), invoice, reason: "returned" };
  const document = taxDocumentSchema.parse({
    kind: "credit_note",
    number: "CN2627-000004",
    issued_at: moment,
    data,
  });
  if (document.kind !== "credit_note") throw new Error("not a credit note");
  return document;
}
