import { z } from "zod";
import type { Paise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { type Cut, cuts } from "./print-areas";
import type { PrintingForm } from "./printing-form";

/** A product that can be a blank for designs. */
export interface PossibleBlank {
  id: number;
  name: string;
  cut: Cut;
  pricePaise: Paise;
  isPublished: boolean;
  /** Known to have no print of its own. */
  isPlain: boolean;
}

export interface PrintingSettings {
  values: PrintingForm;
  version: string;
  /** The last editor; null when the viewer may not see the log. */
  by: string | null;
  products: PossibleBlank[];
}

const answerSchema = z.object({
  bands: z.array(row({ name: z.string(), widthMm: z.number(), heightMm: z.number(), price: z.number() })),
  breaks: z.array(z.object({ quantity: z.number(), percent: z.number() })),
  version: z.string(),
  by: z.string().nullable(),
  products: z.array(
    row(
      {
        id: z.number(),
        name: z.string(),
        cut: z.string(),
        pricePaise: money,
        isBlank: z.boolean(),
        isPlain: z.boolean(),
        isPublished: z.boolean(),
      },
      { pricePaise: "price" },
    ),
  ),
});

/** Parses the database's get_printing_settings(). */
export function parsePrintingSettings(answer: unknown): PrintingSettings {
  const { bands, breaks, version, by, products } = answerSchema.parse(answer);
  const blankOf = (cut: Cut) => String(products.find((one) => one.isBlank && one.cut === cut)?.id ?? "");
  return {
    version,
    by,
    values: {
      bands: bands.map(({ name, widthMm, heightMm, price }) => ({
        name,
        width: String(widthMm / 10),
        height: String(heightMm / 10),
        price: String(price),
      })),
      breaks: breaks.map((step) => ({ quantity: String(step.quantity), percent: String(step.percent) })),
      blanks: {
        regular: blankOf("regular"),
        oversized: blankOf("oversized"),
        women: blankOf("women"),
        kids: blankOf("kids"),
      },
    },
    products: products.flatMap(({ isBlank: _isBlank, ...product }) => {
      const cut = cuts.find((each) => each === product.cut);
      return cut ? [{ ...product, cut }] : [];
    }),
  };
}
