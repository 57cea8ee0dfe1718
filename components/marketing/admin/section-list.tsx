"use client";

import type { Announcements } from "@dnd-kit/core";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { GripIcon, type RowDrag, SortableRows } from "@/components/admin/sortable-rows";
import { attempt } from "@/components/ui/attempt";
import { ButtonLink } from "@/components/ui/button-link";
import { cn } from "@/components/ui/cn";
import { TrashIcon } from "@/components/ui/form-icons";
import { ChevronDownIcon } from "@/components/ui/list-icons";
import { toast } from "@/components/ui/toaster";
import { adminPaths } from "@/lib/admin-paths";
import {
  type AdminSection,
  type NamedSection,
  placeNames,
  type SectionPlace,
  sectionPlaces,
  stateAt,
} from "@/lib/marketing/section";
import { toSectionForm } from "@/lib/marketing/section-form";
import { formatDayAndTime } from "@/lib/orders/when";
import type { Result } from "@/lib/result";
import {
  addSectionAction,
  deleteSectionAction,
  moveSectionAction,
  saveSectionAction,
} from "@/server/marketing/admin-actions";
import { SectionBadge } from "./section-badge";

const hints: Record<SectionPlace, string> = {
  bar: "The first visible announcement is shown above every page.",
  home: "Sections of the home page, from top to bottom.",
  marketing: "A landing page for ads, made of the same sections.",
};

interface SectionListProps {
  sections: readonly NamedSection[];
  /** Time of rendering, in ms. */
  now: number;
}

/** The three places and their sections, which can be moved, hidden and deleted. */
export function SectionList({ sections, now }: SectionListProps) {
  const { at, isWorking, announcement, move, toggle, remove } = useSections(sections);
  return (
    <div className="mt-6 grid max-w-220 gap-10" aria-busy={isWorking}>
      <p role="status" className="sr-only">
        {announcement}
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
                  href={adminPaths.marketingPreview(place)}
                  variant="outline"
                  size="sm"
                  prefetch={false}
                  aria-label={`Preview: ${label}`}
                >
                  Preview
                </ButtonLink>
                <ButtonLink
                  href={adminPaths.sectionNew(place)}
                  variant="brand"
                  size="sm"
                  prefetch={false}
                  aria-label={`Add to: ${label}`}
                >
                  {place === "bar" ? "Add announcement" : "Add section"}
                </ButtonLink>
              </div>
            </div>
            {rows.length === 0 ? (
              <p className="mt-4 border-t py-4 text-muted-foreground">
                {place === "bar" ? "No announcements yet." : "No sections yet. Visitors see an empty page."}
              </p>
            ) : (
              <SortableRows
                rows={rows}
                announcements={announcementsOf(rows)}
                instructions="Press Space to pick it up, the up and down arrows to move it, Space to drop it, Escape to cancel."
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
  const labelFor = (id: unknown) => rows[placeOf(id)]?.name ?? "";
  return {
    onDragStart: ({ active }) => `${labelFor(active.id)} picked up.`,
    onDragOver: ({ active, over }) =>
      over ? `${labelFor(active.id)} would be ${placeOf(over.id) + 1} of ${rows.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${labelFor(active.id)} is ${placeOf(over.id) + 1} of ${rows.length}.` : undefined,
    onDragCancel: ({ active }) => `${labelFor(active.id)} is where it was.`,
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
          href={adminPaths.section(section.id)}
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

function timeOf({ startsAt, endsAt }: AdminSection): string {
  const labelFor = (word: string, at: string | null) =>
    at ? `${word} ${formatDayAndTime(new Date(at))}` : "";
  return [labelFor("from", startsAt), labelFor("until", endsAt)].filter((part) => part !== "").join(" ");
}

const written = (section: AdminSection, isHidden: boolean) => ({
  kind: section.kind,
  form: { ...toSectionForm(section), isHidden },
});

/** The sections as shown. They change at once; the server follows, one request after the other. */
function useSections(saved: readonly NamedSection[]) {
  const router = useRouter();
  const [isWorking, startWorking] = useTransition();
  const [rows, setRows] = useState(saved);
  const [known, setKnown] = useState(saved);
  const [announcement, setAnnouncement] = useState("");
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const versions = useRef(new Map<number, number>());
  if (known !== saved && waiting.current === 0) {
    setKnown(saved);
    setRows(saved);
  }

  function run(act: () => Promise<Result<unknown>>, then: () => void = () => {}): void {
    const step = async () => {
      const result = await attempt(act);
      if (result.ok) then();
      else toast({ title: result.message, variant: "destructive" });
    };
    waiting.current += 1;
    startWorking(async () => {
      queue.current = queue.current.then(step);
      await queue.current;
      waiting.current -= 1;
      if (waiting.current === 0) router.refresh();
    });
  }

  /** A click may follow before the page has received the version of the previous save. */
  const versionOf = ({ id, version }: AdminSection) => Math.max(versions.current.get(id) ?? 0, version);
  const at = (place: SectionPlace) => rows.filter((row) => row.place === place);

  /** Moves to an index among its siblings, from 0. */
  function move(section: NamedSection, to: number): void {
    const inPlace = at(section.place);
    const from = inPlace.indexOf(section);
    if (from < 0 || to < 0 || to >= inPlace.length || to === from) return;
    const moved = inPlace.toSpliced(from, 1).toSpliced(to, 0, section);
    setRows([...rows.filter(({ place }) => place !== section.place), ...moved]);
    setAnnouncement(`${section.name} is now ${to + 1} of ${inPlace.length}.`);
    run(() => moveSectionAction({ id: section.id, position: to + 1 }));
  }

  function toggle(section: NamedSection): void {
    const isHidden = !section.isHidden;
    setRows(rows.map((row) => (row === section ? { ...row, isHidden } : row)));
    setAnnouncement(`${section.name} is ${isHidden ? "hidden" : "shown again"}.`);
    run(async () => {
      const result = await saveSectionAction({
        id: section.id,
        version: versionOf(section),
        section: written(section, isHidden),
      });
      if (!result.ok) return result;
      if (result.data.kind === "stale")
        return {
          ok: false,
          code: "conflict",
          message: "Someone else just changed this section. Reload the page.",
        };
      versions.current.set(section.id, result.data.version);
      return result;
    });
  }

  function remove(section: NamedSection): void {
    const { name } = section;
    const position = at(section.place).indexOf(section) + 1;
    setRows(rows.filter((row) => row !== section));
    const undo = () =>
      run(
        () =>
          addSectionAction({ place: section.place, position, section: written(section, section.isHidden) }),
        () => toast({ title: `${name} restored` }),
      );
    run(
      () =>
        deleteSectionAction({
          id: section.id,
          version: versionOf(section),
        }),
      () => toast({ title: `${name} deleted`, action: { label: "Undo", onPress: undo } }),
    );
  }

  return { at, isWorking, announcement, move, toggle, remove };
}
