import { z } from "zod";
import { shippingAddressSchema } from "@/lib/addresses/shipping-address";
import { money } from "@/lib/money-schema";
import { gstRegistrationSchema } from "@/lib/orders/gst-registration-schema";
import { paymentMethods } from "@/lib/orders/order";

const moment = z.string();
const taxes = { taxable: money, cgst: money, sgst: money, igst: money, total: money };

const partiesSchema = z.object({
  seller: z.object({
    shop_name: z.string(),
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    gstin: z.string().nullable(),
    /** Such as "CIN: U14101…". */
    registration: z.string().nullable(),
    /** Null: the address. */
    registered_address: z.string().nullable(),
    /** Name, designation, phone and email; not in documents issued before it was printed. */
    grievance_officer: z.string().nullable().default(null),
    state: z.string().nullable(),
    state_code: z.string().nullable(),
  }),
  buyer: z.object({
    name: z.string(),
    business_name: z.string().nullable(),
    gstin: z.string().nullable(),
    phone: z.string(),
    address: shippingAddressSchema,
  }),
  place_of_supply: z.object({ state: z.string(), state_code: z.string().nullable() }),
  order: z.object({
    order_id: z.string(),
    placed_at: moment,
    payment_method: z.enum(paymentMethods),
    coupon_code: z.string().nullable(),
  }),
  totals: z.object({ ...taxes, discount: money }),
});

const lineSchema = z.object({
  title: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  hsn: z.string(),
  gst_rate: z.number(),
  ...taxes,
});

/** quantity: of the returned items; null when the refund is for no item, or only for part of the price. */
const creditLineSchema = lineSchema.extend({ quantity: z.number().nullish() });

const invoiceLineSchema = lineSchema.extend({
  sku: z.string().nullable(),
  quantity: z.number(),
  list_price: money,
  discount: money,
});

const issued = { number: z.string(), issued_at: moment };

const asIssued = { ...issued, registrations: z.array(gstRegistrationSchema).default([]) };

/**
 * A row of public.invoices: `data` is the snapshot by private.invoice_data and issue_invoice_credit_note. It is printed with
 * its registrations, which follow later.
 */
export const taxDocumentSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("invoice"),
    ...asIssued,
    data: partiesSchema.extend({ lines: z.array(invoiceLineSchema) }),
  }),
  z.object({
    kind: z.literal("credit_note"),
    ...asIssued,
    data: partiesSchema.extend({
      invoice: z.object(issued),
      reason: z.enum(["cancelled", "returned", "goodwill", "undelivered", "group_price"]),
      lines: z.array(creditLineSchema),
    }),
  }),
]);

export type TaxDocument = z.infer<typeof taxDocumentSchema>;
export type Invoice = Extract<TaxDocument, { kind: "invoice" }>;
export type CreditNote = Extract<TaxDocument, { kind: "credit_note" }>;
export type TaxDocumentLine = z.infer<typeof lineSchema>;

/** The data of a link to it. */
export type TaxDocumentEntry = Pick<TaxDocument, "kind" | "number">;

/** The last part of a document's URL: an order has one invoice and any number of credit notes. */
export function fileNameOf({ kind, number }: TaxDocumentEntry): string {
  return kind === "invoice" ? "invoice.pdf" : `${number}.pdf`;
}

export function formatDocumentName({ kind, number }: TaxDocumentEntry): string {
  return `${kind === "invoice" ? "Invoice" : "Credit note"} ${number}`;
}

/** The database key of a document, from its URL. */
export type TaxDocumentKey = { kind: "invoice" } | { number: string };

const fileNamePattern = /^(?:invoice|(CN[0-9]{4}-[0-9]{6,8}))\.pdf$/;

/** The document of an order that a URL names; null: none. */
export function parseDocumentFileName(fileName: string): TaxDocumentKey | null {
  const match = fileNamePattern.exec(fileName);
  if (!match) return null;
  return match[1] ? { number: match[1] } : { kind: "invoice" };
}
