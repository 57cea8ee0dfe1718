import { z } from "zod";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";

/** Parses private.product_information() of the database. */
export const productInformationSchema = row({
  genericName: z.string(),
  maker: z.string(),
  importer: z.string(),
  packer: z.string(),
  countryOfOrigin: z.string(),
  netQuantity: z.string(),
  monthMade: z.string(),
  recentPrices: z.record(z.string(), money),
});
