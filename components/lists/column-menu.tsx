"use client";

import { type ComponentType, useState } from "react";
import { Button } from "@/components/ui/button";
import type { OfficeTable } from "./office-table";

/** Which columns are shown; this browser remembers it. The menu is fetched by the first press. */
export function ColumnMenu<Row extends object>({ table }: { table: OfficeTable<Row> }) {
  const [Choices, setChoices] = useState<ComponentType<{ table: OfficeTable<Row> }> | null>(null);
  const open = async () => {
    const { ColumnChoices } = await import("./column-choices");
    setChoices(() => ColumnChoices<Row>);
  };
  if (Choices) return <Choices table={table} />;
  return (
    <Button variant="ghost" size="sm" aria-haspopup="menu" onClick={() => void open().catch(() => undefined)}>
      Columns
    </Button>
  );
}
