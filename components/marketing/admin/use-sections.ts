"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { attempt } from "@/components/ui/attempt";
import { toast } from "@/components/ui/toaster";
import type { DeskSection, NamedSection, SectionPlace } from "@/lib/marketing/section";
import { toSectionForm } from "@/lib/marketing/section-form";
import type { Result } from "@/lib/result";
import {
  addSectionAction,
  deleteSectionAction,
  moveSectionAction,
  saveSectionAction,
} from "@/server/marketing/admin-actions";

const written = (section: DeskSection, isHidden: boolean) => ({
  kind: section.kind,
  form: { ...toSectionForm(section), isHidden },
});

/** The sections of the desk. They change as they are pressed; the server follows, one step after the other. */
export function useSections(saved: readonly NamedSection[]) {
  const router = useRouter();
  const [isWorking, startWorking] = useTransition();
  const [rows, setRows] = useState(saved);
  const [known, setKnown] = useState(saved);
  const [said, setSaid] = useState("");
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

  /** A press may follow another before the page has read what that one saved. */
  const versionOf = ({ id, version }: DeskSection) => Math.max(versions.current.get(id) ?? 0, version);
  const at = (place: SectionPlace) => rows.filter((row) => row.place === place);

  /** To a place among those beside it, from 0. */
  function move(section: NamedSection, to: number): void {
    const inPlace = at(section.place);
    const from = inPlace.indexOf(section);
    if (from < 0 || to < 0 || to >= inPlace.length || to === from) return;
    const moved = inPlace.toSpliced(from, 1).toSpliced(to, 0, section);
    setRows([...rows.filter(({ place }) => place !== section.place), ...moved]);
    setSaid(`${section.name} is now ${to + 1} of ${inPlace.length}.`);
    run(() => moveSectionAction({ id: section.id, position: to + 1 }));
  }

  function toggle(section: NamedSection): void {
    const isHidden = !section.isHidden;
    setRows(rows.map((row) => (row === section ? { ...row, isHidden } : row)));
    setSaid(`${section.name} is ${isHidden ? "hidden" : "shown again"}.`);
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
          message: "Somebody else has just changed this section. Look at it again.",
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
        () => toast({ title: `${name} is back` }),
      );
    run(
      () =>
        deleteSectionAction({
          id: section.id,
          version: versionOf(section),
        }),
      () => toast({ title: `${name} is deleted`, action: { label: "Undo", onPress: undo } }),
    );
  }

  return { at, isWorking, said, move, toggle, remove };
}
