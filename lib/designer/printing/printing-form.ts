import { z } from "zod";
import { plainRupees } from "@/lib/money-text";
import { versionSchema } from "@/lib/settings/version-schema";
import { largestPrintCm } from "./largest-print";

const cm = z
  .string()
  .trim()
  .regex(/^\d{1,3}(\.\d)?$/, "Enter centimetres, such as 21 or 29.7")
  .refine((value) => Number(value) >= 1 && Number(value) <= 100, "Between 1 and 100 cm");
const rupees = z
  .string()
  .trim()
  .overwrite(plainRupees)
  .regex(/^\d{1,5}(\.\d{1,2})?$/, "Enter rupees, such as 99");
const quantity = z
  .string()
  .trim()
  .regex(/^([2-9]|[1-9]\d{1,2}|1000)$/, "Enter a quantity from 2 to 1000");
const percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}(\.\d{1,2})?$/, "Enter a percentage, such as 10")
  .refine((value) => Number(value) > 0 && Number(value) <= 90, "More than 0 and at most 90");
/** Empty: the cut is not offered. */
const productId = z.string().regex(/^\d{0,15}$/);

const bandSchema = z.strictObject({
  name: z.string().trim().min(1, "Enter a name").max(40, "At most 40 characters"),
  width: cm,
  height: cm,
  price: rupees,
});
const breakSchema = z.strictObject({ quantity, percent });

type Band = z.infer<typeof bandSchema>;

/** Rotated or not. */
function covers(large: Pick<Band, "width" | "height">, small: { width: number; height: number }): boolean {
  const [width, height] = [Number(large.width), Number(large.height)];
  return (
    Math.max(width, height) >= Math.max(small.width, small.height) &&
    Math.min(width, height) >= Math.min(small.width, small.height)
  );
}

function findBandProblem(band: Band, before: Band): { field: keyof Band; message: string } | null {
  const [width, height] = [Number(before.width), Number(before.height)];
  const isLarger =
    covers(band, { width, height }) && Number(band.width) * Number(band.height) > width * height;
  if (!isLarger) {
    return {
      field: "width",
      message: `Must be larger than ${before.name}, which is ${before.width} × ${before.height} cm`,
    };
  }
  if (Number(band.price) > Number(before.price)) return null;
  return { field: "price", message: `Must cost more than ${before.name}, which costs ₹${before.price}` };
}

function checkBands(bands: readonly Band[], context: z.RefinementCtx): void {
  const refuse = (row: number, field: keyof Band, message: string) =>
    context.addIssue({ code: "custom", path: ["bands", row, field], message });
  bands.forEach((band, row) => {
    if (bands.findIndex(({ name }) => name === band.name) < row) {
      refuse(row, "name", "Another size has this name");
    }
    const before = bands[row - 1];
    const problem = before ? findBandProblem(band, before) : null;
    if (problem) refuse(row, problem.field, problem.message);
  });
  const last = bands.at(-1);
  if (last && !covers(last, largestPrintCm)) {
    const { width, height } = largestPrintCm;
    const message = `The largest size must fit ${width} × ${height} cm`;
    refuse(bands.length - 1, "width", message);
  }
}

function checkBreaks(breaks: readonly z.infer<typeof breakSchema>[], context: z.RefinementCtx): void {
  const refuse = (row: number, field: "quantity" | "percent", message: string) =>
    context.addIssue({ code: "custom", path: ["breaks", row, field], message });
  breaks.forEach((step, row) => {
    const before = breaks[row - 1];
    if (!before) return;
    if (breaks.findIndex((one) => Number(one.quantity) === Number(step.quantity)) < row) {
      refuse(row, "quantity", "Another discount has this quantity");
    } else if (Number(step.quantity) < Number(before.quantity)) {
      refuse(row, "quantity", `Enter more than ${before.quantity}, the quantity above`);
    } else if (Number(step.percent) <= Number(before.percent)) {
      refuse(row, "percent", `Must be more than ${before.percent}%, the discount above`);
    }
  });
}

/** The form of print prices and blanks; centimetres and rupees as typed. */
export const printingFormSchema = z
  .strictObject({
    bands: z.array(bandSchema).min(1, "Add at least one size").max(12),
    breaks: z.array(breakSchema).max(12),
    blanks: z.strictObject({ regular: productId, oversized: productId, women: productId, kids: productId }),
  })
  .superRefine(({ bands, breaks }, context) => {
    checkBands(bands, context);
    checkBreaks(breaks, context);
  });

export type PrintingForm = z.infer<typeof printingFormSchema>;

export const savePrintingSchema = printingFormSchema.safeExtend({ version: versionSchema });
