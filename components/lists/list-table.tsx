import { createColumnHelper, type RowSelectionState, useTable } from "@tanstack/react-table";
import Link from "next/link";
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { formatRowCount, type ListDefinition } from "@/lib/lists/definition";
import { type ListState, toListPath } from "@/lib/lists/list-state";
import { type AdminTable, features } from "./admin-table";
import { BulkBar, type Selection } from "./bulk-bar";
import { LinkPending } from "./link-pending";
import type { ListColumn } from "./list-column";

/** The rows that a list's query returns for one page. */
export interface ListPage<Row> {
  state: ListState;
  rows: readonly Row[];
  /** The number of matching rows. */
  count: number;
}

interface ListTableProps<Row> extends ListPage<Row> {
  definition: ListDefinition;
  columns: readonly ListColumn<Row>[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  /** A row on a phone: its first line names and links it. */
  card: (row: Row) => ReactNode;
  /** Actions on the selected rows; without it rows can't be selected. */
  bulk?: (selection: Selection) => ReactNode;
}

/** Defines the component of a list whose rows can't be selected. A new search resets it. */
export function defineRows<Row extends object>(
  list: Omit<ListTableProps<Row>, keyof ListPage<Row> | "bulk">,
) {
  return function Rows(page: ListPage<Row>) {
    return <ListTable key={page.state.q} {...list} {...page} />;
  };
}

/** The rows of a list: a table on wide screens, two-line cards on a phone. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { definition, state, rows, columns, rowId, rowName, card, count, bulk } = props;
  const [hidden, setHidden] = useHiddenColumns(definition.name);
  const [isAll, setIsAll] = useState(false);
  const own = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ id, header, isMain }) => helper.display({ id, header, enableHiding: !isMain }));
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const [chosen, setChosen] = useState<RowSelectionState>({});
  const table = useTable({
    features,
    columns: own,
    data,
    getRowId: rowId,
    enableRowSelection: bulk !== undefined,
    state: { columnVisibility: hidden, rowSelection: chosen },
    onColumnVisibilityChange: setHidden,
    onRowSelectionChange: (change) => {
      setIsAll(false);
      setChosen(change);
    },
  });
  const choose = useRange(table);
  useListKeys();
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const ids = Object.keys(chosen).filter((id) => chosen[id]);
  const selectAll = (
    <SelectBox
      label="Select all on this page"
      isChosen={table.getIsAllRowsSelected()}
      isPartly={table.getIsSomeRowsSelected()}
      onChange={(isOn) => table.toggleAllRowsSelected(isOn)}
    />
  );

  // The list's frame explains why it is empty.
  if (rows.length === 0) return null;
  return (
    <div className="mt-3">
      <div className="flex min-h-9 items-center justify-between text-muted-foreground">
        <div className="flex items-center">
          {bulk ? <span className="-ml-3.5 mr-1 md:hidden">{selectAll}</span> : null}
          <p data-slot="list-count">{formatRowCount(count, definition.noun)}</p>
        </div>
        <span className="hidden md:block">
          <ColumnMenu table={table} />
        </span>
      </div>
      <table className="hidden w-full border-collapse md:table">
        <thead>
          <tr className="border-b text-left text-muted-foreground">
            {bulk ? (
              <th scope="col" className="w-9 p-0">
                {selectAll}
              </th>
            ) : null}
            {shown.map((column) => (
              <SortHeader key={column.id} column={column} definition={definition} state={state} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row, index) => (
            <tr
              key={row.id}
              data-list-row
              className={cn(
                "border-b hover:bg-muted focus-within:bg-muted",
                row.getIsSelected() && "bg-accent!",
              )}
            >
              {bulk ? (
                <td className="p-0">
                  <SelectBox
                    label={`Select ${rowName(row.original)}`}
                    isChosen={row.getIsSelected()}
                    onChange={(isOn, isRange) => choose(index, isOn, isRange)}
                  />
                </td>
              ) : null}
              {shown.map(({ id, cell, isMain, isEnd, width }) => (
                <td
                  key={id}
                  className={cn(
                    "h-9 px-2 py-1",
                    isEnd && "whitespace-nowrap text-right tabular-nums",
                    isMain && "wrap-anywhere min-w-32",
                    width,
                  )}
                >
                  {/* One long word must not make the table wider than the screen. */}
                  {isMain || isEnd ? (
                    cell(row.original)
                  ) : (
                    <div className="max-w-72 break-words">{cell(row.original)}</div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="room border-t md:hidden">
        {table.getRowModel().rows.map((row, index) => (
          <ListCard
            key={row.id}
            name={rowName(row.original)}
            isChosen={row.getIsSelected()}
            onChoose={bulk ? (isOn, isRange) => choose(index, isOn, isRange) : undefined}
          >
            {card(row.original)}
          </ListCard>
        ))}
      </ul>
      {bulk && ids.length > 0 ? (
        <BulkBar
          ids={ids}
          q={state.q}
          noun={definition.noun}
          count={count}
          isPageChosen={table.getIsAllRowsSelected()}
          isAll={isAll}
          onAll={() => setIsAll(true)}
          onClear={() => {
            setIsAll(false);
            setChosen({});
          }}
          actions={bulk}
        />
      ) : null}
    </div>
  );
}

/** Selects a row; with Shift, also the rows between it and the last selected one on this page. */
function useRange<Row extends object>(table: AdminTable<Row>) {
  const last = useRef<string | null>(null);
  return (index: number, isOn: boolean, isRange: boolean) => {
    const { rows } = table.getRowModel();
    const before = isRange ? rows.findIndex(({ id }) => id === last.current) : -1;
    const [from, to] = before < 0 ? [index, index] : [Math.min(before, index), Math.max(before, index)];
    for (const row of rows.slice(from, to + 1)) row.toggleSelected(isOn);
    last.current = rows[index]?.id ?? null;
  };
}

/** The column visibility, stored in this browser. The menu loads on the first click. */
function ColumnMenu<Row extends object>({ table }: { table: AdminTable<Row> }) {
  const [Choices, setChoices] = useState<ComponentType<{ table: AdminTable<Row> }> | null>(null);
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

interface ListCardProps {
  name: string;
  isChosen: boolean;
  onChoose: ((isOn: boolean, isRange: boolean) => void) | undefined;
  children: ReactNode;
}

/** A row on a phone. */
function ListCard({ name, isChosen, onChoose, children }: ListCardProps) {
  return (
    <li
      className={cn(
        "-mx-4 flex items-center gap-1 border-b px-4 py-1.5 sm:-mx-8 sm:px-8",
        isChosen && "bg-accent",
      )}
    >
      {onChoose ? (
        <span className="-ml-3.5 shrink-0">
          <SelectBox label={`Select ${name}`} isChosen={isChosen} onChange={onChoose} />
        </span>
      ) : null}
      <div className="min-w-0 flex-1 tight:[&_p]:flex-wrap">{children}</div>
    </li>
  );
}

type Visibility = Record<string, boolean>;

/** The columns of a list that this browser hides. */
function useHiddenColumns(list: string) {
  const key = `kapas admin columns ${list}`;
  const [shown, setShown] = useState<Visibility>({});
  useEffect(() => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
      if (typeof stored === "object" && stored !== null) setShown(onlyFlags(stored));
    } catch {}
  }, [key]);
  const change = (next: Visibility | ((before: Visibility) => Visibility)) => {
    const now = typeof next === "function" ? next(shown) : next;
    setShown(now);
    try {
      localStorage.setItem(key, JSON.stringify(now));
    } catch {}
  };
  return [shown, change] as const;
}

function onlyFlags(stored: object): Visibility {
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
  );
}

/** The visible rows: the cards on a phone are a second list of the same rows. */
function drawnRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-list-row]")].filter(
    (row) => row.offsetParent !== null,
  );
}

/** `j` and `k` move between rows, `x` selects, `e` and Enter open. Not while typing. */
function useListKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
      if (target.closest("input:not([type=checkbox]), textarea, select, dialog, [role=menu]")) return;
      const rows = drawnRows();
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (event.key === "j" || event.key === "k") {
        const next = rows[Math.min(Math.max(at + (event.key === "j" ? 1 : -1), 0), rows.length - 1)];
        next?.querySelector<HTMLElement>("a")?.focus();
      } else if (event.key === "x" && at >= 0) {
        rows[at]?.querySelector<HTMLElement>("[data-select-box]")?.click();
      } else if (event.key === "e" && at >= 0) {
        rows[at]?.querySelector<HTMLElement>("a")?.click();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}

interface SortHeaderProps<Row> {
  column: Pick<ListColumn<Row>, "header" | "sort" | "isEnd">;
  definition: ListDefinition;
  state: ListState;
}

/** A heading; a link if the list can be sorted by it, and a second click reverses the order. */
function SortHeader<Row>({ column, definition, state }: SortHeaderProps<Row>) {
  const { header, sort, isEnd } = column;
  const look = cn("h-9 whitespace-nowrap px-2 font-semibold", isEnd && "text-right");
  const own = sort ? definition.sorts[sort] : undefined;
  if (!sort || !own) {
    return (
      <th scope="col" className={look}>
        {header}
      </th>
    );
  }
  const isCurrent = state.sort === sort;
  const turned = state.direction === "asc" ? "desc" : "asc";
  const direction = isCurrent ? turned : own.first;
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (state.direction === "asc" ? "ascending" : "descending") : undefined}
      className={look}
    >
      <Link
        href={toListPath(definition, { ...state, sort, direction, cursor: null })}
        prefetch={false}
        className="relative inline-flex min-h-9 items-center gap-1 hover:text-foreground"
      >
        {header}
        <span aria-hidden="true" className={isCurrent ? "text-foreground" : "opacity-40"}>
          {isCurrent ? (state.direction === "asc" ? "↑" : "↓") : "↕"}
        </span>
        <LinkPending />
      </Link>
    </th>
  );
}

interface SelectBoxProps {
  label: string;
  isChosen: boolean;
  /** Some of its rows are selected. */
  isPartly?: boolean;
  /** `isRange`: with Shift, from the last selected row to this one. */
  onChange: (isOn: boolean, isRange: boolean) => void;
}

function SelectBox({ label, isChosen, isPartly = false, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isChosen;
  }, [isPartly, isChosen]);
  return (
    <label className="grid size-11 cursor-pointer place-items-center pointer-fine:size-9">
      <input
        ref={box}
        type="checkbox"
        data-select-box
        aria-label={label}
        checked={isChosen}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 accent-primary"
      />
    </label>
  );
}
