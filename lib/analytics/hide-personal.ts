import { oddCharacter } from "@/lib/clean-text";
import { scrub } from "@/lib/scrub";

/** Also halves of characters, which the database does not take. */
const odd = new RegExp(`${oddCharacter.source}|\\p{Cs}`, "gu");

/** Words of a search or a button without what could be a mail address, a phone number or a code. */
export function hidePersonal<T extends object>(data: T): T {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    typeof value === "string" && key !== "pincode" ? scrub(value.replace(odd, " ")) : value,
  ]);
  return Object.fromEntries(entries);
}
