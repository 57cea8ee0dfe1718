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
      <h2 id={teamRowsId} ref={heading} tabIndex={-1} className="font-semibold text-lg">
        {rows.length === 1 ? "1 tee" : `${rows.length} tees`}
      </h2>
      <ol className="mt-2 divide-y border-y">
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
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-center gap-2 py-3 sm:grid-cols-[minmax(0,1fr)_5rem_6.5rem_2.75rem]">
      {places.name ? (
        <Input
          value={row.name}
          placeholder="Name"
          dir="auto"
          autoComplete="off"
          maxLength={200}
          className={cn("max-sm:col-span-3", !places.number && "sm:col-span-2")}
          {...fieldProps("name", "Name")}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      ) : null}
      {places.number ? (
        <Input
          value={row.number}
          placeholder="No."
          inputMode="numeric"
          autoComplete="off"
          maxLength={200}
          className={cn(!places.name && "sm:col-span-2")}
          {...fieldProps("number", "Number")}
          onChange={({ target }) => onChange({ number: target.value })}
        />
      ) : null}
      <Select
        value={findSize(row.size, names) ?? ""}
        className={cn(!places.number && "max-sm:col-span-2")}
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
      <ul id={id} aria-live="polite" className="col-span-full grid gap-1 text-sm empty:hidden">
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
