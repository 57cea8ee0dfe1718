import { type Declaration, declarationLabels } from "@/lib/settings/documents/product-information";

/** What blanks declare, such as `regular_maker`. */
export type BlankDeclarations = Readonly<Record<string, string>>;

interface Declaring {
  cut: string;
  genericName: string;
  maker: string;
  importer: string;
  packer: string;
  countryOfOrigin: string;
  netQuantity: string;
}

/**
 * The declarations that a product needs before it is published and that neither it nor its blank has. The maker is
 * required if it is made in India, otherwise the importer. The database checks the same: private.missing_information().
 */
export function missingDeclarations(product: Declaring, blanks: BlankDeclarations): Declaration[] {
  const state = (name: Declaration, own: string) => own || (blanks[`${product.cut}_${name}`] ?? "");
  const country = state("country_of_origin", product.countryOfOrigin);
  const required: [Declaration, string][] = [
    ["generic_name", product.genericName],
    country === "IN" ? ["maker", product.maker] : ["importer", product.importer],
    ["packer", product.packer],
    ["country_of_origin", product.countryOfOrigin],
    ["net_quantity", product.netQuantity],
  ];
  return required.filter(([name, own]) => state(name, own) === "").map(([name]) => name);
}

/** "Manufacturer and Packer" */
export const nameDeclarations = (missing: readonly Declaration[]) =>
  new Intl.ListFormat("en-IN").format(missing.map((name) => declarationLabels[name]));
