import type { ProductFact } from "@/lib/catalog/product-information";

/** The label on a pack, with the facts of the product's page. */
export interface PackSticker {
  name: string;
  /** Such as "Black, M". */
  variant: string;
  sku: string;
  /** What a scanner reads: the barcode, or without one the SKU. */
  code: string;
  facts: readonly ProductFact[];
}

export const maxStickers = 500;

/** As hexadecimal, so that no character is a command. ZPL's own fonts have no ₹. */
const field = (text: string) =>
  [...new TextEncoder().encode(text.replaceAll("₹", "Rs. "))]
    .map((byte) =>
      byte >= 0x20 && byte < 0x7f && !"^~_\\".includes(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `_${byte.toString(16).padStart(2, "0").toUpperCase()}`,
    )
    .join("");

const margin = 24;
const textWidth = 752;
const [nameHeight, factHeight] = [36, 22];
/** About half the height: the average letter of the printer's own font. */
const linesOf = (text: string, height: number) => Math.ceil((text.length * height * 0.5) / textWidth);

/** Stickers of 100 x 75 mm for a label printer of 203 dpi, in ZPL II, one after the other. */
export function writeZpl(stickers: readonly PackSticker[]): string {
  return stickers.map(writeLabel).join("");
}

function writeLabel({ name, variant, sku, code, facts }: PackSticker): string {
  let y = margin;
  const write = (text: string, height: number) => {
    const lines = Math.max(1, linesOf(text, height));
    const at = y;
    y += lines * (height + 3);
    return `^FO${margin},${at}^A0N,${height},${height}^FB${textWidth},${lines},3^FH_^FD${field(text)}^FS\n`;
  };
  const texts = [
    write(name, nameHeight),
    write(`${variant} | SKU ${sku}`, factHeight),
    ...facts.map(({ label, text }) => write(`${label}: ${text}`, factHeight)),
  ];
  return `^XA\n^CI28\n^PW800\n^LL600\n${texts.join("")}^FO${margin},520^BY2^BCN,50,Y,N,N^FH_^FD${field(code)}^FS\n^XZ\n`;
}
