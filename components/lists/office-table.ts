import {
  columnVisibilityFeature,
  rowSelectionFeature,
  type Table,
  tableFeatures,
} from "@tanstack/react-table";

/** What the tables of the back office can do in the browser; search, order and pages are the server's. */
export const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });

export type OfficeTable<Row extends object> = Table<typeof features, Row>;
