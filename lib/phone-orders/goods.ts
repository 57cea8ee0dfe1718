import { z } from "zod";
import { money } from "@/lib/money-schema";
import { row } from "@/lib/row";

const variantSchema = row(
  {
    size: z.string(),
    color: z.string(),
    colorName: z.string(),
    sku: z.string(),
    listPaise: money,
    free: z.number(),
  },
  { listPaise: "price" },
);

export type GoodsVariant = z.infer<typeof variantSchema>;

const goodsSchema = row({
  id: z.number(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  variants: z.array(variantSchema),
});

/** A product for sale, with its sizes and colours. */
export type Goods = z.infer<typeof goodsSchema>;

export const goodsListSchema = z.array(goodsSchema);

const callerAddressSchema = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  pincode: z.string(),
});

export type CallerAddress = z.infer<typeof callerAddressSchema>;

/** The known facts of a phone's owner. */
export const callerSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Proven orders */
  orders: z.number(),
  /** COD parcels returned to sender */
  refused: z.number(),
  addresses: z.array(callerAddressSchema),
});

export type Caller = z.infer<typeof callerSchema>;
