import { z } from "zod";
import { plainRupees } from "@/lib/money-text";

// The document lead_settings of admin_settings. private.find_admin_setting_problem() has the same rules, and
// private.lead_rules() the same usual values.

const count = (pattern: RegExp, problem: string, read = (text: string) => text) =>
  z.string().trim().overwrite(read).regex(pattern, { error: problem, abort: true });

export const leadTriggers = ["delay", "scroll", "exit"] as const;

export const leadSettingsSchema = z.strictObject({
  isOn: z.boolean(),
  trigger: z.enum(leadTriggers, "Choose when it opens"),
  delayMs: count(/^([1-9]\d{3}|[1-5]\d{4}|60000)$/, "Type a number from 1000 to 60000"),
  scrollPercent: count(/^[1-9]\d$/, "Type a number from 10 to 99"),
  holdOut: count(/^(\d|[1-4]\d|50)$/, "Type a number from 0 to 50"),
  percentOff: count(/^([1-9]|[1-8]\d|90)$/, "Type a number from 1 to 90"),
  maxDiscount: count(/^([1-9]\d{0,4})?$/, "Type whole rupees up to 99999, or nothing", plainRupees),
  validDays: count(/^([1-9]\d?|[12]\d{2}|3[0-5]\d|36[0-5])$/, "Type a number from 1 to 365"),
});

export type LeadSettings = z.infer<typeof leadSettingsSchema>;

export const usualLeadSettings: LeadSettings = {
  isOn: true,
  trigger: "delay",
  delayMs: "5000",
  scrollPercent: "50",
  holdOut: "10",
  percentOff: "20",
  maxDiscount: "300",
  validDays: "30",
};
