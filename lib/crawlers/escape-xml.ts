import { dropUnwritable } from "@/lib/xml-text";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for XML 1.0; characters that XML can't represent are dropped. */
export function escapeXml(text: string): string {
  return dropUnwritable(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
