import { z } from "zod";
import { plainRupees } from "@/lib/money-text";

// The document referral_settings of admin_settings. private.find_admin_setting_problem() has the same rules, and
// private.referral_rules() and public.referral_terms() the same usual values.

const field = (pattern: RegExp, problem: string) => z.string().trim().regex(pattern, problem);

export const referralSettingsSchema = z.strictObject({
  isOn: z.boolean(),
  pieces: field(/^[1-9]$/, "Type a number from 1 to 9"),
  cap: z
    .string()
    .trim()
    .overwrite(plainRupees)
    .regex(/^[1-9]\d{0,4}$/, "Type whole rupees, from 1 to 99999"),
  validDays: field(/^[1-9]\d{0,2}$/, "Type days, from 1 to 999"),
  holdAt: field(/^[1-9]$/, "Type a number from 1 to 9"),
  ambassadors: field(/^\d[\d,]{0,11}\+?$/, "Type a number such as 10,000+"),
  freeTees: field(/^\d[\d,]{0,11}\+?$/, "Type a number such as 50,000+"),
  rating: field(/^([1-4](\.\d)?|5(\.0)?)$/, "Type a number such as 4.9"),
});

export type ReferralSettings = z.infer<typeof referralSettingsSchema>;

export const usualReferral: ReferralSettings = {
  isOn: true,
  pieces: "3",
  cap: "699",
  validDays: "90",
  holdAt: "2",
  ambassadors: "10,000+",
  freeTees: "50,000+",
  rating: "4.9",
};
