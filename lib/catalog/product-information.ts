import type { Brand } from "@/lib/brand";
import { formatPaise, type Paise } from "@/lib/money";
import { countryName, declarationLabels } from "@/lib/settings/documents/product-information";
import type { Product, Variant } from "./product";
import { listSizes } from "./sort-sizes";

/** What the law requires a product to state: its own declarations, or those of its blank. Empty: not stated. */
export interface ProductInformation {
  genericName: string;
  /** Name and address, as importer and packer are. */
  maker: string;
  importer: string;
  packer: string;
  /** An ISO code, such as IN. */
  countryOfOrigin: string;
  netQuantity: string;
  /** Such as 2026-10. */
  monthMade: string;
  /** By SKU: the lowest shown price of the last 30 days before the present one, if there was another. */
  recentPrices: Readonly<Record<string, Paise>>;
}

/** What search engines read. */
export type StructuredInformation = Pick<
  ProductInformation,
  "genericName" | "maker" | "importer" | "countryOfOrigin" | "netQuantity"
>;

export type CustomerCare = Pick<Brand, "companyName" | "companyAddress" | "companyPhone" | "companyEmail">;

export interface ProductFact {
  label: string;
  text: string;
}

const month = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

const formatCustomerCare = ({ companyName, companyAddress, companyPhone, companyEmail }: CustomerCare) =>
  `${companyName}, ${companyAddress}. ${companyPhone}, ${companyEmail}`;

/** The facts in the order of a pack, without empty ones; the same on page, Markdown and sticker. */
export function listProductFacts(
  information: ProductInformation,
  mrp: string,
  care: CustomerCare,
): ProductFact[] {
  const { countryOfOrigin, monthMade } = information;
  return [
    { label: declarationLabels.generic_name, text: information.genericName },
    { label: declarationLabels.net_quantity, text: information.netQuantity },
    { label: "MRP (including all taxes)", text: mrp },
    { label: declarationLabels.country_of_origin, text: countryName(countryOfOrigin) },
    { label: "Manufactured by", text: information.maker },
    { label: "Imported by", text: information.importer },
    { label: "Packed by", text: information.packer },
    {
      label: declarationLabels.month_made,
      text: monthMade === "" ? "" : month.format(new Date(`${monthMade}-01T00:00:00Z`)),
    },
    { label: "Customer care", text: formatCustomerCare(care) },
  ].filter(({ text }) => text !== "");
}

/** "₹599", or by size: "₹599 (S, M); ₹649 (XL)". */
export function formatMrp({
  mrpPaise,
  variants,
}: {
  mrpPaise: Product["mrpPaise"];
  variants: readonly Pick<Variant, "size" | "mrpPaise">[];
}): string {
  const amounts = [...new Set(variants.map((variant) => variant.mrpPaise))].toSorted((a, b) => a - b);
  if (amounts.length < 2) return formatPaise(amounts[0] ?? mrpPaise);
  return amounts
    .map((amount) => {
      const sizes = listSizes(variants.filter((variant) => variant.mrpPaise === amount));
      return `${formatPaise(amount)} (${sizes.join(", ")})`;
    })
    .join("; ");
}
