import { z } from "zod";

/** Tells one saved state from the next: the newest updated_at of its rows; null while there is none. */
export const versionSchema = z.string().max(40).nullable();

const text = z.string().trim();
const words = (message: string, most: number) => text.min(1, message).max(most, `At most ${most} characters`);
/** The footer links nothing that is not https. */
const link = text
  .max(300)
  .regex(/^(https:\/\/[^\s/]+\S*)?$/, "Type an address that begins with https://, or nothing");

/** The form of the general settings; private.find_site_setting_problem() allows no less. */
export const generalSchema = z.strictObject({
  shop_name: words("Type the name of the shop", 40),
  tagline: words("Type a few words", 120),
  order_prefix: text.regex(/^[A-Z][A-Z0-9]{1,4}$/, "Two to five capital letters and digits, such as KP"),
  company_name: words("Type the name of the company", 120),
  company_address: words("Type the address", 300),
  company_email: text.max(120).regex(/^[^\s@,<>]+@[^\s@,<>]+\.[^\s@,<>]+$/, "Type an e-mail address"),
  company_phone: text.regex(/^\+?[0-9][0-9 ()-]{6,20}$/, "Type a phone number, such as +91 98765 00000"),
  company_gstin: text.regex(
    /^([0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z])?$/,
    "Type a GSTIN of 15 characters, or nothing",
  ),
  social_instagram: link,
  social_youtube: link,
  social_facebook: link,
  social_x: link,
});

export type GeneralSettings = z.infer<typeof generalSchema>;
