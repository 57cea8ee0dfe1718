import { oddCharacter } from "@/lib/sanitize-text";
import { scrub } from "@/lib/scrub";

/** Also lone surrogates, which the database refuses. */
const odd = new RegExp(`${oddCharacter.source}|\\p{Cs}`, "gu");

/** Search queries and button texts without possible email addresses, phone numbers or codes. */
export function redactPersonalData<T extends object>(data: T): T {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    typeof value === "string" && key !== "pincode" ? scrub(value.replace(odd, " ")) : value,
  ]);
  return Object.fromEntries(entries);
}
