import { z } from "zod";
import { plainRupees } from "@/lib/money-text";

// The tables private.subscription_plans, _prices and _tastes have the same rules.

const slug = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Use lowercase letters, digits and single dashes, such as two-a-month")
  .max(60, "At most 60 characters");

/** Whole rupees from 99 to 15,000. */
const rupees = (problem: string) =>
  z
    .string()
    .trim()
    .overwrite(plainRupees)
    .regex(/^\d{1,5}$/, "Enter whole rupees, such as 499")
    .refine((text) => Number(text) >= 99 && Number(text) <= 15_000, problem);

export const planSchema = z
  .strictObject({
    slug,
    name: z.string().trim().min(3, "Enter at least 3 characters").max(60, "At most 60 characters"),
    about: z.string().trim().max(200, "At most 200 characters"),
    tees: z.string().regex(/^[1-5]$/, "Choose 1 to 5 tees"),
    months: z.enum(["1", "3"], "Choose a month or a quarter"),
    amount: rupees("From ₹99 to ₹15,000, the UPI limit"),
    maxPrice: rupees("From ₹99 to ₹15,000"),
    sortOrder: z
      .string()
      .trim()
      .regex(/^\d{1,3}$/, "Enter a whole number"),
  })
  .refine(({ amount, tees, maxPrice }) => Number(maxPrice) >= Number(amount) / Number(tees), {
    path: ["maxPrice"],
    message: "At least the subscriber's price per tee",
  });
export type PlanForm = z.infer<typeof planSchema>;

const tasteSchema = z.strictObject({
  slug: z.string().max(60),
  name: z.string().trim().min(2, "Enter at least 2 characters").max(40, "At most 40 characters"),
  about: z.string().trim().max(120, "At most 120 characters"),
  words: z
    .string()
    .trim()
    .min(3, "Enter keywords, such as chai or filter or masala")
    .max(400, "At most 400 characters"),
});

/** "Folk & ornament": folk-ornament */
export function tasteSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
}

export const tastesSchema = z.strictObject({
  tastes: z
    .array(tasteSchema)
    .max(12, "At most 12 tastes")
    .superRefine((tastes, context) => {
      const seen = new Set<string>();
      for (const [row, { slug: known, name }] of tastes.entries()) {
        const own = known || tasteSlug(name);
        const message = own === "" ? "Use some letters or digits" : "Another taste has this name";
        if (own === "" || seen.has(own)) context.addIssue({ code: "custom", path: [row, "name"], message });
        seen.add(own);
      }
    }),
});
export type TastesForm = z.infer<typeof tastesSchema>;
