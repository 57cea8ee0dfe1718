import { toRupees } from "@/lib/money";
import type { TaxDocument, TaxDocumentLine } from "./tax-document";

/** What a document lacks for the portals: nothing is sent. The message is for staff. */
export class IncompleteDocument extends Error {}

/** DD/MM/YYYY in Indian time. */
export function portalDate(at: string): string {
  const indian = new Date(Date.parse(at) + 330 * 60_000).toISOString();
  return `${indian.slice(8, 10)}/${indian.slice(5, 7)}/${indian.slice(0, 4)}`;
}

const pinPattern = /\b[1-9][0-9]{5}\b/;

interface Party {
  Gstin: string;
  LglNm: string;
  Addr1: string;
  Loc: string;
  Pin: number;
  Stcd: string;
}

function sellerOf({ data: { seller } }: TaxDocument): Party {
  const pin = pinPattern.exec(seller.address)?.[0];
  if (!seller.gstin) throw new IncompleteDocument("The shop has no GSTIN");
  if (!pin) throw new IncompleteDocument("The shop's address has no pincode: add it under Settings, General");
  if (!seller.state_code) throw new IncompleteDocument("The shop has no GST registration state");
  const place = seller.address
    .split(pin)[0]
    ?.split(",")
    .map((part) => part.trim())
    .filter((part) => part.length >= 3 && part !== seller.state)
    .at(-1);
  return {
    Gstin: seller.gstin,
    LglNm: (seller.name || seller.shop_name).slice(0, 100),
    Addr1: seller.address.slice(0, 100),
    Loc: (place ?? seller.state ?? "").slice(0, 50),
    Pin: Number(pin),
    Stcd: seller.state_code,
  };
}

function buyerOf({ data: { buyer, place_of_supply: place } }: TaxDocument): Party {
  if (!place.state_code) throw new IncompleteDocument("The delivery address has no state with a GST code");
  return {
    Gstin: buyer.gstin ?? "URP",
    LglNm: (buyer.business_name ?? buyer.name).slice(0, 100),
    Addr1: [buyer.address.line1, buyer.address.line2].filter(Boolean).join(", ").slice(0, 100),
    Loc: buyer.address.city.slice(0, 50),
    Pin: Number(buyer.address.pincode),
    Stcd: place.state_code,
  };
}

const typeOf = ({ kind }: Pick<TaxDocument, "kind">) => (kind === "invoice" ? "INV" : "CRN");

/** The portals' keys of a document. */
function portalKeyOf(document: Pick<TaxDocument, "kind" | "number" | "issued_at">) {
  return { Typ: typeOf(document), No: document.number, Dt: portalDate(document.issued_at) };
}

type PortalLine = TaxDocumentLine & { quantity?: number | null };

function itemOf(line: PortalLine, index: number) {
  const quantity = line.quantity ?? 1;
  const taxable = toRupees(line.taxable);
  return {
    SlNo: String(index + 1),
    PrdDesc: line.title.slice(0, 300),
    IsServc: "N",
    HsnCd: line.hsn,
    Qty: quantity,
    Unit: "PCS",
    UnitPrice: Math.round((taxable / quantity) * 1000) / 1000,
    TotAmt: taxable,
    AssAmt: taxable,
    GstRt: line.gst_rate,
    CgstAmt: toRupees(line.cgst),
    SgstAmt: toRupees(line.sgst),
    IgstAmt: toRupees(line.igst),
    TotItemVal: toRupees(line.total),
  };
}

/** The portal's schema INV-01, version 1.1. Throws IncompleteDocument. */
export function irpDocumentOf(document: TaxDocument) {
  const { totals } = document.data;
  const lines: readonly PortalLine[] = document.data.lines;
  const buyer = buyerOf(document);
  return {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N" },
    DocDtls: portalKeyOf(document),
    SellerDtls: sellerOf(document),
    BuyerDtls: { ...buyer, Pos: buyer.Stcd },
    ItemList: lines.map(itemOf),
    ValDtls: {
      AssVal: toRupees(totals.taxable),
      CgstVal: toRupees(totals.cgst),
      SgstVal: toRupees(totals.sgst),
      IgstVal: toRupees(totals.igst),
      TotInvVal: toRupees(totals.total),
    },
    ...(document.kind === "credit_note" && {
      RefDtls: {
        PrecDocDtls: [
          { InvNo: document.data.invoice.number, InvDt: portalDate(document.data.invoice.issued_at) },
        ],
      },
    }),
  };
}

/** Part A of an e-way bill; the courier adds its vehicle. Throws IncompleteDocument. */
export function ewayBillOf(document: TaxDocument, transporterId: string) {
  if (transporterId === "") {
    throw new IncompleteDocument("No transporter ID: add it under Product settings, Tax");
  }
  const [seller, buyer] = [sellerOf(document), buyerOf(document)];
  const { totals } = document.data;
  const lines: readonly PortalLine[] = document.data.lines;
  return {
    supplyType: "O",
    subSupplyType: "1",
    docType: typeOf(document),
    docNo: document.number,
    docDate: portalDate(document.issued_at),
    fromGstin: seller.Gstin,
    fromTrdName: seller.LglNm,
    fromAddr1: seller.Addr1,
    fromPlace: seller.Loc,
    fromPincode: seller.Pin,
    fromStateCode: Number(seller.Stcd),
    toGstin: buyer.Gstin,
    toTrdName: buyer.LglNm,
    toAddr1: buyer.Addr1,
    toPlace: buyer.Loc,
    toPincode: buyer.Pin,
    toStateCode: Number(buyer.Stcd),
    totalValue: toRupees(totals.taxable),
    cgstValue: toRupees(totals.cgst),
    sgstValue: toRupees(totals.sgst),
    igstValue: toRupees(totals.igst),
    totInvValue: toRupees(totals.total),
    transporterId,
    // The portal measures the distance between the pincodes.
    transDistance: "0",
    itemList: lines.map((line) => ({
      productName: line.title.slice(0, 100),
      hsnCode: Number(line.hsn),
      quantity: line.quantity ?? 1,
      qtyUnit: "PCS",
      taxableAmount: toRupees(line.taxable),
      igstRate: line.gst_rate,
    })),
  };
}
