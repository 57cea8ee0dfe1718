import { z } from "zod";
import { money } from "@/lib/money-schema";

const variantSchema = z
  .object({
    size: z.string(),
    color: z.string(),
    color_name: z.string(),
    sku: z.string(),
    price: money,
    free: z.number(),
  })
  .transform(({ color_name, price, ...row }) => ({ ...row, colorName: color_name, listPaise: price }));

export type GoodsVariant = z.infer<typeof variantSchema>;

const goodsSchema = z
  .object({
    id: z.number(),
    title: z.string(),
    image_url: z.string().nullable(),
    variants: z.array(variantSchema),
  })
  .transform(({ image_url, ...row }) => ({ ...row, imageUrl: image_url }));

/** A product that can be sold, with its sizes and colours. */
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

/** What the shop knows of the owner of a phone. */
export const callerSchema = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Proven orders */
  orders: z.number(),
  /** Cash parcels that came back */
  refused: z.number(),
  addresses: z.array(callerAddressSchema),
});

export type Caller = z.infer<typeof callerSchema>;
