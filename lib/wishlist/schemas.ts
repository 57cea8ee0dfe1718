import { z } from "zod";

const productId = z
  .int("This product has no valid number.")
  .positive("This product has no valid number.")
  .max(999_999_999_999);
/** The format of the shop's sizes and colours. Other text matches no variant, and PostgreSQL refuses some of it. */
const name = z.string().regex(/^[A-Za-z0-9 -]{1,60}$/);

export const addWishSchema = z.strictObject({
  id: productId,
  size: name.nullable().default(null),
  color: name.optional(),
});
export type AddWish = z.output<typeof addWishSchema>;

/** Without `size` every entry of the product is removed; with null, the one without a size. */
export const removeWishSchema = z.strictObject({ id: productId, size: name.nullable().optional() });
export type RemoveWish = z.output<typeof removeWishSchema>;

const sharePattern = /^[0-9a-f]{32}$/;

export function isShareToken(text: string): boolean {
  return sharePattern.test(text);
}
