import { z } from "zod";
import type { Paise } from "@/lib/money";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";
import { type Cut, cuts } from "./print-areas";
import type { PrintingForm } from "./printing-form";

/** A product that designs could be printed on. */
export interface PossibleBlank {
  id: number;
  name: string;
  cut: Cut;
  pricePaise: Paise;
  isPublished: boolean;
  /** Known to carry no print of its own. */
  isPlain: boolean;
}

export interface PrintingDesk {
  values: PrintingForm;
  version: string;
  /** Who changed it last; null when the log is not for the viewer's eyes. */
  by: string | null;
  products: PossibleBlank[];
}

const answerSchema = z.object({
  bands: z.array(row({ name: z.string(), widthMm: z.number(), heightMm: z.number(), price: z.number() })),
  breaks: z.array(z.object({ pieces: z.number(), percent: z.number() })),
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

/** Reads what the database's printing_desk() gives. */
export function parsePrintingDesk(answer: unknown): PrintingDesk {
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
      breaks: breaks.map((step) => ({ pieces: String(step.pieces), percent: String(step.percent) })),
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
