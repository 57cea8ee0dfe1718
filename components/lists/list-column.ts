import type { ReactNode } from "react";

export interface ListColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The sort of the list that its heading stands for. */
  sort?: string;
  /** Its share of the width, such as w-2/5. */
  width?: string;
  /** Figures and money. */
  isEnd?: boolean;
  /** Names the row and opens it: it is always shown. */
  isMain?: boolean;
}
