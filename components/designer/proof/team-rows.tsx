import { type Dispatch, type SetStateAction, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { AlertIcon, TrashIcon } from "@/components/ui/form-icons";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { ProofSize } from "@/lib/designer/shop";
import type { RowNote } from "@/lib/designer/team/check-team";
import { findSize, type TeamRow } from "@/lib/designer/team/team-list";
import type { TeamPlaces } from "@/lib/designer/team/team-tee";
import { type ListedRow, type TeamListState, teamRowsId } from "./team-list-state";

interface TeamRowsProps {
  rows: readonly ListedRow[];
  /** Of each row. */
  notes: readonly (readonly RowNote[])[];
  sizes: readonly ProofSize[];
  places: TeamPlaces;
  setList: Dispatch<SetStateAction<TeamListState>>;
}

/** The tees of the team, to correct or remove. */
export function TeamRows({ rows, notes, sizes, places, setList }: TeamRowsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const wrong = notes.filter((row) => row.some(({ level }) => level === "error")).length;
  const change = (id: number, part: Partial<TeamRow>) =>
    setList((now) => ({
      ...now,
      rows: now.rows.map((row) => (row.id === id ? { ...row, ...part } : row)),
    }));
  const remove = (id: number) => {
    setList((now) => ({ ...now, rows: now.rows.filter((row) => row.id !== id) }));
    heading.current?.focus();
  };
  return (
    <section aria-labelledby={teamRowsId}>
      <div className="sticky top-(--header-height) z-10 flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-b bg-background">
        <h2 id={teamRowsId} ref={heading} tabIndex={-1} className="font-semibold text-lg">
          {rows.length === 1 ? "1 tee" : `${rows.length} tees`}
        </h2>
        {wrong > 0 ? (
          <button
            type="button"
            onClick={() => showNextProblem(list.current)}
            className="link min-h-11 font-semibold text-destructive text-sm"
          >
            {wrong === 1 ? "Show the problem" : `Next of ${wrong} problems`}
          </button>
        ) : null}
      </div>
      <ol ref={list} className="border-b py-1">
        {rows.map((row, nr) => (
          <Row
            key={row.id}
            row={row}
            position={nr + 1}
            notes={notes[nr] ?? []}
            sizes={sizes}
            places={places}
            onChange={(part) => change(row.id, part)}
            onRemove={() => remove(row.id)}
          />
        ))}
      </ol>
    </section>
  );
}

/** The field that was shown last. */
let shown: Element | null = null;

/** Focuses the first wrong field below the row that was shown last, or of the whole list. */
function showNextProblem(list: HTMLElement | null): void {
  const fields = [...(list?.querySelectorAll<HTMLElement>("[aria-invalid=true]") ?? [])];
  const isBelow = (field: Element) =>
    shown?.isConnected &&
    shown.closest("li") !== field.closest("li") &&
    shown.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING;
  const next = fields.find(isBelow) ?? fields[0];
  next?.scrollIntoView({ block: "center" });
  next?.focus({ preventScroll: true });
  shown = next ?? null;
}

interface RowProps {
  row: ListedRow;
  /** From 1. */
  position: number;
  notes: readonly RowNote[];
  sizes: readonly ProofSize[];
  places: TeamPlaces;
  onChange: (part: Partial<TeamRow>) => void;
  onRemove: () => void;
}

function Row({ row, position, notes, sizes, places, onChange, onRemove }: RowProps) {
  const id = useId();
  const names = sizes.map(({ size }) => size);
  const fieldProps = (field: RowNote["field"], label: string) => ({
    "aria-label": `${label}, row ${position}`,
    "aria-invalid": notes.some((note) => note.field === field && note.level === "error") || undefined,
    "aria-describedby": notes.some((note) => note.field === field) ? id : undefined,
  });
  return (
    <li className="flex flex-wrap items-center gap-1 py-0.5">
      {places.name ? (
        <div className="min-w-0 flex-[1_1_6rem]">
          <Input
            value={row.name}
            placeholder="Name"
            dir="auto"
            autoComplete="off"
            maxLength={200}
            {...fieldProps("name", "Name")}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </div>
      ) : null}
      {places.number ? (
        <div className={places.name ? "w-[4rem]" : "min-w-0 flex-[1_1_6rem]"}>
          <Input
            value={row.number}
            placeholder="No."
            inputMode="numeric"
            autoComplete="off"
            maxLength={200}
            {...fieldProps("number", "Number")}
            onChange={({ target }) => onChange({ number: target.value })}
          />
        </div>
      ) : null}
      <Select
        value={findSize(row.size, names) ?? ""}
        className="w-[6.25rem]"
        {...fieldProps("size", "Size")}
        onChange={({ target }) => onChange({ size: target.value })}
      >
        <option value="">Size</option>
        {sizes.map(({ size, free }) => (
          <option key={size} value={size} disabled={free <= 0}>
            {free > 0 ? size : `${size}, sold out`}
          </option>
        ))}
      </Select>
      <Button size="icon" variant="ghost" aria-label={`Remove row ${position}`} onClick={onRemove}>
        <TrashIcon className="size-5" />
      </Button>
      <ul id={id} aria-live="polite" className="grid basis-full gap-1 pb-2 text-sm empty:hidden">
        {notes.map(({ field, level, message }) => (
          <li
            key={field + message}
            className={cn(
              "wrap-anywhere flex gap-1.5",
              level === "error" ? "font-medium text-destructive" : "text-warning",
            )}
          >
            {level === "error" ? <AlertIcon className="mt-0.5 size-4 shrink-0" /> : null}
            {message}
          </li>
        ))}
      </ul>
    </li>
  );
}
