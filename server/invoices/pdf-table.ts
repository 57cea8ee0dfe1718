import "server-only";
import { palette } from "@/lib/palette";
import { cellSize, noteSize, type Sheet } from "./pdf-sheet";

export interface Column<Row> {
  head: string;
  width: number;
  align?: "left" | "right";
  /** The first text is dark, the texts below it are small and grey. */
  cell: (row: Row, index: number) => string[];
  /** The row begins with an empty box to tick. */
  hasTickBox?: boolean;
}

const padding = 5;
/** The space between columns: before a right-aligned one, after a left-aligned one. */
const gutter = 6;
const tickBox = 9;

/** Never splits a row over two pages; repeats the head on each page. */
export function drawTable<Row>(sheet: Sheet, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  drawHead(sheet, columns);
  for (const [index, row] of rows.entries()) {
    const cells = columns.map((column) => column.cell(row, index));
    const height = Math.max(...cells.map((texts, at) => heightOf(sheet, texts, innerWidth(columns[at]))));
    if (!sheet.hasRoomFor(height + 2 * padding)) {
      sheet.turnPage();
      drawHead(sheet, columns);
    }
    eachColumn(sheet, columns, (column, x, at) => {
      let y = sheet.y + padding;
      if (column.hasTickBox) sheet.box({ x, y: y + 1, width: tickBox, height: tickBox });
      for (const [nth, text] of (cells[at] ?? []).entries()) {
        const style =
          nth === 0 ? { size: cellSize, color: palette.ink } : { size: noteSize, color: palette.muted };
        y = sheet.write(text, { x, y, width: innerWidth(column) }, { ...style, align: column.align });
      }
    });
    sheet.y += height + 2 * padding;
    sheet.rule(sheet.y);
  }
}

function drawHead<Row>(sheet: Sheet, columns: readonly Column<Row>[]): void {
  const style = { face: "strong", size: noteSize, color: palette.ink } as const;
  const height = Math.max(...columns.map((column) => sheet.heightOf(column.head, innerWidth(column), style)));
  eachColumn(sheet, columns, (column, x) => {
    sheet.write(
      column.head,
      { x, y: sheet.y + 3, width: innerWidth(column) },
      { ...style, align: column.align },
    );
  });
  sheet.y += height + 7;
  sheet.rule(sheet.y, { isStrong: true });
}

function eachColumn<Row>(
  sheet: Sheet,
  columns: readonly Column<Row>[],
  draw: (column: Column<Row>, x: number, index: number) => void,
): void {
  let x = sheet.left;
  for (const [index, column] of columns.entries()) {
    draw(column, column.align === "right" ? x + gutter : x, index);
    x += column.width;
  }
}

function innerWidth(column: Pick<Column<never>, "width"> | undefined): number {
  return (column?.width ?? 0) - gutter;
}

function heightOf(sheet: Sheet, texts: readonly string[], width: number): number {
  return texts.reduce(
    (sum, text, nth) => sum + sheet.heightOf(text, width, { size: nth === 0 ? cellSize : noteSize }),
    0,
  );
}
