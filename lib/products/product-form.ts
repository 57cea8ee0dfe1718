import { z } from "zod";
import { formatPaise, type Paise, toPaise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";
import { cuts, longest, pictureTypes, productCode, productStatuses, rupees } from "./product-limits";

const mostVariants = 400;
const mostPictures = 60;

const line = z.string().trim().max(longest.line, `At most ${longest.line} characters`);
const code = z
  .string()
  .trim()
  .max(64, "At most 64 characters")
  .regex(productCode, "Letters, digits, dots, dashes and slashes only");
const categoryName = z
  .string()
  .trim()
  .max(80, "At most 80 characters")
  .regex(/^[^:]*$/, "A category name can't have a colon");

const rupeesMessage = "Enter a price in rupees, such as 499 or 499.50";

const variantSchema = z.strictObject({
  size: z.string().min(1).max(40),
  color: z.string().min(1).max(80),
  /** Empty: made by the rule of lib/products/sku.ts. */
  sku: code,
  barcode: code,
  /** Rupees as typed; empty: the product's price. */
  price: z
    .string()
    .trim()
    .overwrite(plainRupees)
    .refine((text) => text === "" || rupees.test(text), rupeesMessage),
  isActive: z.boolean(),
  /** Pieces that a new variant begins with; empty: none. */
  opening: z
    .string()
    .trim()
    .regex(/^\d{0,5}$/, "Enter a whole number"),
});

const pictureSchema = z.strictObject({
  /** The 1920 px rendition */
  url: z.url().max(500),
  /** Empty: for every colour. */
  color: z.string().max(80),
  type: z.enum(pictureTypes),
  alt: z.string().trim().max(longest.alt, `At most ${longest.alt} characters`),
});

/** Of rupees that the form took. */
export function typedPaise(text: string): Paise {
  return toPaise(plainRupees(text));
}

const repeated = (values: readonly string[]) =>
  values.findIndex((value, index) => value !== "" && values.indexOf(value) < index);

/** The form of a product, and what its actions take. Nothing here changes a value's type: the form sends what it shows. */
export const productFormSchema = z
  .strictObject({
    name: z.string().trim().min(1, "Product name is required").max(longest.name, "At most 160 characters"),
    description: z.string().trim().max(longest.description, "At most 5,000 characters"),
    /** Rupees as typed, such as "1,499" or "499.50". */
    price: z
      .string()
      .trim()
      .min(1, "Enter a price")
      .overwrite(plainRupees)
      .regex(rupees, rupeesMessage)
      .refine((text) => !rupees.test(text) || typedPaise(text) > 0, "Enter a price above 0"),
    primaryCategory: categoryName.min(1, "Product category is required"),
    subcategory: categoryName,
    status: z.enum(productStatuses),
    isPremium: z.boolean(),
    cut: z.enum(cuts),
    fabric: line,
    fit: line,
    keywords: z.string().trim().max(500, "At most 500 characters"),
    hsn: z
      .string()
      .trim()
      .regex(/^[0-9]{4,8}$/, "An HSN code has 4 to 8 digits"),
    seoTitle: z.string().trim().max(longest.seoTitle, `At most ${longest.seoTitle} characters`),
    seoDescription: z
      .string()
      .trim()
      .max(longest.seoDescription, `At most ${longest.seoDescription} characters`),
    /** Empty for a new product: it is made of the name and the id. */
    slug: z
      .string()
      .trim()
      .max(120, "At most 120 characters")
      .refine(
        (slug) => slug === "" || (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && !/^\d+$/.test(slug)),
        "Use lowercase letters, digits and single hyphens, not digits alone",
      ),
    variants: z.array(variantSchema).max(mostVariants, `At most ${mostVariants} variants`),
    pictures: z
      .array(pictureSchema)
      .min(1, "At least one product image is required")
      .max(mostPictures, `At most ${mostPictures} pictures`),
  })
  .superRefine(({ price, variants, pictures }, context) => {
    variants.forEach((variant, index) => {
      if (!rupees.test(price) || !rupees.test(variant.price)) return;
      if (typedPaise(variant.price) > typedPaise(price)) return;
      context.addIssue({
        code: "custom",
        path: ["variants", index, "price"],
        message: `Enter more than ${formatPaise(typedPaise(price))}, or leave it empty`,
      });
    });
    for (const key of ["sku", "barcode"] as const) {
      const index = repeated(variants.map((variant) => variant[key]));
      if (index >= 0) {
        context.addIssue({
          code: "custom",
          path: ["variants", index, key],
          message: "Another row uses this",
        });
      }
    }
    if (repeated(pictures.map(({ url }) => url)) >= 0) {
      context.addIssue({ code: "custom", path: ["pictures"], message: "A picture appears twice" });
    }
    if (repeated(variants.map(({ size, color }) => `${color}/${size}`)) >= 0) {
      context.addIssue({ code: "custom", path: ["variants"], message: "A size appears twice in one colour" });
    }
  });

export type ProductForm = z.infer<typeof productFormSchema>;
export type VariantRow = z.infer<typeof variantSchema>;
export type PictureRow = z.infer<typeof pictureSchema>;
