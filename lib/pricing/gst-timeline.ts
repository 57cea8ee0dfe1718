import { z } from "zod";
import type { Paise } from "@/lib/money";
import { plainRupees } from "@/lib/money-text";
import { gstPercentOf } from "./gst";
import type { GstRate } from "./rules";

export interface GstStep {
  /** YYYY-MM-DD; null for the current rate. */
  from: string | null;
  percent: number;
}

/** The current rate of one item, and each later day on which it changes. */
export function gstTimeline(
  rates: readonly GstRate[],
  { hsn, unitPaise, today }: { hsn: string; unitPaise: Paise; today: string },
): GstStep[] {
  const on = (day: string) => gstPercentOf(rates, { hsn, unitPaise, on: day });
  const steps: GstStep[] = [{ from: null, percent: on(today) }];
  const starts = [...new Set(rates.map(({ startsOn }) => startsOn))].filter((day) => day > today).sort();
  for (const day of starts) {
    if (on(day) !== steps.at(-1)?.percent) steps.push({ from: day, percent: on(day) });
  }
  return steps;
}

const percent = z
  .string()
  .trim()
  .regex(/^(\d{1,2}(\.\d{1,2})?|100)$/, "Enter a percentage from 0 to 100");
const optional = z.string().trim();

/** The form of a tax change: one rate, or one up to a price and another above it. Amounts in rupees. */
export const gstChangeSchema = z
  .strictObject({
    hsnPrefix: z
      .string()
      .trim()
      .regex(/^\d{0,8}$/, "Enter up to 8 digits, or leave it empty for all products"),
    startsOn: z.iso.date("Choose a day"),
    percent,
    above: optional
      .overwrite(plainRupees)
      .regex(/^(\d{1,6}(\.\d{1,2})?)?$/, "Enter rupees, or leave it empty"),
    thresholdTax: z.enum(["included", "excluded"]),
    percentAbove: optional.regex(/^((\d{1,2}(\.\d{1,2})?|100))?$/, "Enter a percentage from 0 to 100"),
  })
  .superRefine(({ above, percentAbove }, context) => {
    if (above !== "" && Number(above) <= 0) {
      context.addIssue({ code: "custom", path: ["above"], message: "Enter more than 0, or leave it empty" });
    }
    if ((above === "") === (percentAbove === "")) return;
    const path = above === "" ? "above" : "percentAbove";
    context.addIssue({ code: "custom", path: [path], message: "Fill in both, or neither" });
  });

export type GstChange = z.infer<typeof gstChangeSchema>;
