import {
  columnVisibilityFeature,
  rowSelectionFeature,
  type Table,
  tableFeatures,
} from "@tanstack/react-table";

/** Browser features of admin tables; the server does search, sorting and pagination. */
export const features = tableFeatures({ rowSelectionFeature, columnVisibilityFeature });

export type AdminTable<Row extends object> = Table<typeof features, Row>;
