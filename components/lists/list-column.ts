import type { ReactNode } from "react";

export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The list's sort key for this heading. */
  sort?: string;
  /** Its share of the width, such as w-2/5. */
  width?: string;
  /** Right-aligned, for figures and money. */
  isEnd?: boolean;
  /** Names the row and links to it: always shown. */
  isMain?: boolean;
}
