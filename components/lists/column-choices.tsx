import { DropdownMenu } from "radix-ui";
import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/form-icons";
import type { AdminTable } from "./admin-table";

/** The opened column menu. */
export function ColumnChoices<Row extends object>({ table }: { table: AdminTable<Row> }) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Button variant="ghost" size="sm">
          Columns
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal
        container={typeof document === "undefined" ? null : document.querySelector<HTMLElement>(".admin")}
      >
        <DropdownMenu.Content
          align="end"
          className="z-50 min-w-44 rounded-sm border bg-popover p-1 text-popover-foreground shadow-float"
        >
          {table
            .getAllLeafColumns()
            .filter((column) => column.getCanHide())
            .map((column) => (
              <DropdownMenu.CheckboxItem
                key={column.id}
                checked={column.getIsVisible()}
                onCheckedChange={(isOn) => column.toggleVisibility(isOn)}
                onSelect={(event) => event.preventDefault()}
                className="relative flex min-h-9 cursor-pointer items-center rounded-sm pr-3 pl-8 outline-none data-highlighted:bg-accent"
              >
                <DropdownMenu.ItemIndicator className="absolute left-2">
                  <CheckIcon className="size-4" />
                </DropdownMenu.ItemIndicator>
                {String(column.columnDef.header)}
              </DropdownMenu.CheckboxItem>
            ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
