import { z } from "zod";
import { couponKinds } from "@/lib/coupons/coupon";
import { fromIndianInput } from "@/lib/indian-input";
import { plainRupees } from "@/lib/money-text";
import type { CouponForm } from "./coupon-form";

const rupees = z
  .string()
  .trim()
  .overwrite(plainRupees)
  .regex(/^(\d{1,6}(\.\d{1,2})?)?$/, "Enter rupees, such as 99");
const count = z
  .string()
  .trim()
  .regex(/^([1-9]\d{0,6})?$/, "Enter a whole number, or leave it empty");
const moment = z
  .string()
  .refine(
    (text) => text === "" || (/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text) && fromIndianInput(text) !== null),
    "Choose a date and time",
  );
const ids = z.array(z.string().regex(/^[1-9]\d{0,15}$/)).max(200, "At most 200");

const fields = {
  description: z.string().trim().max(200, "At most 200 characters"),
  kind: z.enum(couponKinds),
  value: rupees,
  maxDiscount: rupees,
  minGoods: rupees,
  minItems: z
    .string()
    .trim()
    .regex(/^([1-9]\d?|100)$/, "Enter items, from 1 to 100"),
  startsAt: moment,
  endsAt: moment,
  maxUses: count,
  maxUsesPerCustomer: count,
  isFirstOrderOnly: z.boolean(),
  isPrepaidOnly: z.boolean(),
  isAutomatic: z.boolean(),
  isPublic: z.boolean(),
  categoryIds: ids,
  productIds: ids,
};

type Rules = Pick<CouponForm, "kind" | "value" | "maxDiscount" | "startsAt" | "endsAt">;

/** Problems of rules that are valid separately. */
function* problemsOf({
  kind,
  value,
  maxDiscount,
  startsAt,
  endsAt,
}: Rules): Generator<[keyof Rules, string]> {
  const amount = Number(value);
  if (kind === "percent" && !(amount > 0 && amount <= 100))
    yield ["value", "Enter a percentage from 0.01 to 100"];
  if (kind === "fixed" && !(amount > 0)) yield ["value", "Enter rupees, more than 0"];
  if (maxDiscount !== "" && Number(maxDiscount) === 0)
    yield ["maxDiscount", "Enter more than 0, or leave it empty"];
  const [from, to] = [fromIndianInput(startsAt), fromIndianInput(endsAt)];
  if (from !== null && to !== null && to <= from) yield ["endsAt", "The end must be after the start"];
}

function check(rules: Rules, context: z.RefinementCtx<Rules>): void {
  for (const [path, message] of problemsOf(rules))
    context.addIssue({ code: "custom", path: [path], message });
}

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, "Use 3 to 30 letters, digits and dashes, such as DIWALI20");

/** The form of a coupon. */
export const couponSchema = z.strictObject({ code, ...fields }).superRefine(check);

/** The form for generating codes: their prefix and number. */
export const generateSchema = z
  .strictObject({
    ...fields,
    isAutomatic: z.literal(false),
    isPublic: z.literal(false),
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z0-9]{2,12})?$/, "Use 2 to 12 letters and digits, or leave it empty"),
    howMany: z
      .string()
      .trim()
      .transform((text) => text.replaceAll(",", ""))
      .pipe(z.string().regex(/^([1-9]\d{0,3}|10000)$/, "Enter a number from 1 to 10,000")),
  })
  .superRefine(check);
export type GenerateForm = z.infer<typeof generateSchema>;
