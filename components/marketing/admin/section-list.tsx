"use client";

import type { Announcements } from "@dnd-kit/core";
import Link from "next/link";
import { GripIcon, type RowDrag, SortableRows } from "@/components/admin/sortable-rows";
import { ButtonLink } from "@/components/ui/button-link";
import { cn } from "@/components/ui/cn";
import { TrashIcon } from "@/components/ui/form-icons";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import {
  type DeskSection,
  type NamedSection,
  placeNames,
  type SectionPlace,
  sectionPlaces,
  stateAt,
} from "@/lib/marketing/section";
import { officePaths } from "@/lib/office-paths";
import { formatDayAndTime } from "@/lib/orders/when";
import { SectionBadge } from "./section-badge";
import { useSections } from "./use-sections";

const hints: Record<SectionPlace, string> = {
  bar: "The first line that is visible stands above every page.",
  home: "What visitors see first, from top to bottom.",
  marketing: "A page to lead to from an advertisement, made of the same sections.",
};

interface SectionListProps {
  sections: readonly NamedSection[];
  /** When the page was made, in ms. */
  now: number;
}

/** The three places and what stands in them, to be moved, hidden and deleted. */
export function SectionList({ sections, now }: SectionListProps) {
  const { at, isWorking, said, move, toggle, remove } = useSections(sections);
  return (
    <div className="mt-6 grid max-w-220 gap-10" aria-busy={isWorking}>
      <p role="status" className="sr-only">
        {said}
      </p>
      {placeNames.map((place) => {
        const rows = at(place);
        const { label } = sectionPlaces[place];
        return (
          <section key={place} aria-labelledby={`place-${place}`}>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
              <div>
                <h2 id={`place-${place}`} className="font-semibold text-xl">
                  {label}
                </h2>
                <p className="text-muted-foreground">{hints[place]}</p>
              </div>
              <div className="flex gap-2">
                <ButtonLink
                  href={officePaths.marketingPreview(place)}
                  variant="outline"
                  size="sm"
                  prefetch={false}
                  aria-label={`Preview: ${label}`}
                >
                  Preview
                </ButtonLink>
                <ButtonLink
                  href={officePaths.sectionNew(place)}
                  size="sm"
                  prefetch={false}
                  aria-label={`Add to: ${label}`}
                >
                  {place === "bar" ? "Add a line" : "Add a section"}
                </ButtonLink>
              </div>
            </div>
            {rows.length === 0 ? (
              <p className="mt-4 border-t py-4 text-muted-foreground">
                {place === "bar"
                  ? "Nothing is announced."
                  : "Nothing stands here: visitors see an empty page."}
              </p>
            ) : (
              <SortableRows
                rows={rows}
                announcements={announcementsOf(rows)}
                instructions="Press space to take it, the up and down arrows to move it, space to drop it, Escape to leave it."
                onMove={move}
                className="mt-4 border-t"
              >
                {(section, index, drag) => (
                  <SectionRow
                    section={section}
                    now={now}
                    drag={drag}
                    isFirst={index === 0}
                    isLast={index === rows.length - 1}
                    onMove={(step) => move(section, index + step)}
                    onToggle={() => toggle(section)}
                    onDelete={() => remove(section)}
                  />
                )}
              </SortableRows>
            )}
          </section>
        );
      })}
    </div>
  );
}

function announcementsOf(rows: readonly NamedSection[]): Announcements {
  const placeOf = (id: unknown) => rows.findIndex((row) => row.id === id);
  const say = (id: unknown) => rows[placeOf(id)]?.name ?? "";
  return {
    onDragStart: ({ active }) => `${say(active.id)} is taken.`,
    onDragOver: ({ active, over }) =>
      over ? `${say(active.id)} would be ${placeOf(over.id) + 1} of ${rows.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${say(active.id)} is ${placeOf(over.id) + 1} of ${rows.length}.` : undefined,
    onDragCancel: ({ active }) => `${say(active.id)} is where it was.`,
  };
}

const iconButton =
  "grid size-11 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-accent hover:text-foreground aria-disabled:opacity-30 aria-disabled:hover:bg-transparent";

interface SectionRowProps {
  section: NamedSection;
  now: number;
  drag: RowDrag;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onToggle: () => void;
  onDelete: () => void;
}

function SectionRow({ section, now, drag, isFirst, isLast, onMove, onToggle, onDelete }: SectionRowProps) {
  const { name } = section;
  const time = timeOf(section);
  return (
    <li
      ref={drag.line}
      style={drag.style}
      className={cn(
        "flex flex-wrap items-center gap-x-2 border-b bg-background py-1",
        drag.isDragging && "relative z-10 shadow-float",
      )}
    >
      <button
        type="button"
        {...drag.handle}
        aria-label={`Drag ${name}`}
        className={cn(iconButton, "cursor-grab touch-none active:cursor-grabbing")}
      >
        <GripIcon />
      </button>
      <div className="relative flex min-h-11 min-w-48 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <Link
          href={officePaths.section(section.id)}
          prefetch={false}
          className="wrap-anywhere font-semibold after:absolute after:inset-0 hover:underline"
        >
          {name}
        </Link>
        <SectionBadge state={stateAt(section, now)} />
        {time ? <span className="text-muted-foreground text-sm">{time}</span> : null}
      </div>
      <div className="ml-auto flex shrink-0 items-center">
        <button
          type="button"
          aria-label={`Move ${name} up`}
          aria-disabled={isFirst || undefined}
          onClick={() => onMove(-1)}
          className={iconButton}
        >
          <ChevronDownIcon className="size-4 rotate-180" />
        </button>
        <button
          type="button"
          aria-label={`Move ${name} down`}
          aria-disabled={isLast || undefined}
          onClick={() => onMove(1)}
          className={iconButton}
        >
          <ChevronDownIcon className="size-4" />
        </button>
        <button
          type="button"
          aria-label={`${section.isHidden ? "Show" : "Hide"} ${name}`}
          onClick={onToggle}
          className="link min-h-11 min-w-14 px-2 text-sm"
        >
          {section.isHidden ? "Show" : "Hide"}
        </button>
        <button type="button" aria-label={`Delete ${name}`} onClick={onDelete} className={iconButton}>
          <TrashIcon className="size-4" />
        </button>
      </div>
    </li>
  );
}

function timeOf({ startsAt, endsAt }: DeskSection): string {
  const say = (word: string, at: string | null) => (at ? `${word} ${formatDayAndTime(new Date(at))}` : "");
  return [say("from", startsAt), say("until", endsAt)].filter((part) => part !== "").join(" ");
}
