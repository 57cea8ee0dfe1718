import { z } from "zod";
import type { Paise } from "@/lib/money";
import { money } from "@/lib/money-schema";
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
  bands: z.array(
    z.object({ name: z.string(), width_mm: z.number(), height_mm: z.number(), price: z.number() }),
  ),
  breaks: z.array(z.object({ pieces: z.number(), percent: z.number() })),
  version: z.string(),
  by: z.string().nullable(),
  products: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      cut: z.string(),
      price: money,
      is_blank: z.boolean(),
      is_plain: z.boolean(),
      is_published: z.boolean(),
    }),
  ),
});

/** Reads what the database's printing_desk() gives. */
export function parsePrintingDesk(answer: unknown): PrintingDesk {
  const { bands, breaks, version, by, products } = answerSchema.parse(answer);
  const blankOf = (cut: Cut) => String(products.find((one) => one.is_blank && one.cut === cut)?.id ?? "");
  return {
    version,
    by,
    values: {
      bands: bands.map(({ name, width_mm, height_mm, price }) => ({
        name,
        width: String(width_mm / 10),
        height: String(height_mm / 10),
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
    products: products.flatMap(({ id, name, price, is_plain, is_published, ...product }) => {
      const cut = cuts.find((each) => each === product.cut);
      return cut ? [{ id, name, cut, pricePaise: price, isPublished: is_published, isPlain: is_plain }] : [];
    }),
  };
}
