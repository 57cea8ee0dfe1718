import { toAsciiDigits } from "./digits";

export const phoneMessages = {
  invalid: "Please enter a valid phone number",
  short: "Phone number must be at least 10 digits",
  notMobile: "Please enter a valid 10-digit Indian mobile number",
} as const;

/**
 * Digits, after a + for a number with a country code: without separators, invisible characters from copying,
 * and the trunk and international zeros.
 */
export function compactPhone(phone: string): string {
  return toAsciiDigits(phone)
    .replace(/[\s\p{Cf}\p{Pd}().]/gu, "")
    .replace(/^00(?=[1-9])/, "+")
    .replace(/^(\+?91)?0(?=[0-9]{10}$)/, "$1");
}

/** Why a phone number is invalid, or null. For login and registration, of any country. */
export function findPhoneProblem(phone: string): string | null {
  const compact = compactPhone(phone);
  if (!/^\+?[0-9]*$/.test(compact)) return phoneMessages.invalid;
  if (compact.length < 10) return phoneMessages.short;
  return /^\+?[1-9][0-9]{0,14}$/.test(compact) ? null : phoneMessages.invalid;
}

/** +919876543210 from a typed number: 98765 43210, 098765-43210, 919876543210, ९८७६५ ४३२१०. */
export function normalizePhone(phone: string): string {
  const compact = compactPhone(phone);
  const digits = compact.replace(/\D/g, "").replace(/^0/, "");
  // Ten digits are a number without its country code, even when they start with 91.
  const isNational = digits.length === 10 && !compact.startsWith("+");
  return digits.startsWith("91") && !isNational ? `+${digits}` : `+91${digits}`;
}

/** Delivery is only within India: why the number can't be an Indian mobile number, or null. */
export function findIndianMobileProblem(phone: string): string | null {
  const problem = findPhoneProblem(phone);
  if (problem) return problem;
  return /^\+91[6-9][0-9]{9}$/.test(normalizePhone(phone)) ? null : phoneMessages.notMobile;
}

/** "+91 98765 43210" */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+91([0-9]{5})([0-9]{5})$/, "+91 $1 $2");
}

/** A WhatsApp chat, with a first message if there is one; null without a number. */
export function toWhatsAppLink(phone: string, text?: string): string | null {
  if (findPhoneProblem(phone) !== null) return null;
  const chat = `https://wa.me/${normalizePhone(phone).slice(1)}`;
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat;
}
