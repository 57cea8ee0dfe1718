import { dropUnwritable } from "@/lib/xml-text";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as it can stand in XML 1.0; what XML knows no way to write is left out. */
export function escapeXml(text: string): string {
  return dropUnwritable(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
