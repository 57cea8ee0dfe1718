import "server-only";
import { palette } from "@/lib/palette";
import type { Sheet } from "./pdf-sheet";

/** Draws the shop's name at the left, the document type at the right, and the shop's colour below both. */
export function drawHeading(
  sheet: Sheet,
  { shopName, title, note }: { shopName: string; title: string; note: string },
): void {
  const { left: x, y, width } = sheet;
  const below = sheet.write(shopName, { x, y, width: width / 2 }, { face: "display", size: 26 });
  const under = sheet.write(title, { x, y, width }, { face: "display", size: 18, align: "right" });
  const end = sheet.write(
    note,
    { x, y: under + 1, width },
    { size: 7, color: palette.muted, align: "right" },
  );
  sheet.y = Math.max(below, end) + 6;
  sheet.band();
  sheet.y += 16;
}

interface Party {
  x: number;
  width: number;
  head: string;
  name: string;
}

/** Draws a name and address under a small heading; returns the y below. */
export function drawParty(sheet: Sheet, { x, width, head, name }: Party, lines: readonly string[]): number {
  let y = sheet.write(head, { x, y: sheet.y, width }, { size: 7, color: palette.muted }) + 2;
  y = sheet.write(name, { x, y, width }, { face: "strong", size: 9, color: palette.ink });
  for (const line of lines) y = sheet.write(line, { x, y, width });
  return y;
}
