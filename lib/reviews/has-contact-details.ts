import { toAsciiDigits } from "@/lib/digits";

const address = /[^\s@]+@[^\s@]+\.[^\s@]{2,}|\bwww\.|https?:/i;
/** Ten digits, however they are grouped: no size, price or date has so many. */
const phone = /(?:\d[\s().-]*){10}/;

/** Whether a text may contain a phone number or an email address. Staff see a warning; they decide. */
export function hasContactDetails(words: string): boolean {
  return address.test(words) || phone.test(toAsciiDigits(words));
}
