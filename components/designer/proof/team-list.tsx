import { type ClipboardEvent, type Dispatch, type SetStateAction, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { LabelledTextarea } from "@/components/ui/labelled-input";
import { addTeamList, maxTeamRows } from "@/lib/designer/team/team-list";
import type { TeamPlaces } from "@/lib/designer/team/team-tee";
import { type TeamListState, teamRowsId } from "./team-list-state";

interface TeamListProps {
  list: TeamListState;
  setList: Dispatch<SetStateAction<TeamListState>>;
  places: TeamPlaces;
  /** Why the list can't be ordered yet. */
  orderProblem: string | null;
}

/** The box for a list from a sheet. What can't be added stays in it. */
export function TeamList({ list, setList, places, orderProblem }: TeamListProps) {
  const { text, rows } = list;
  const [problem, setProblem] = useState<string | null>(null);
  const error = problem ?? orderProblem;
  const id = useId();
  const columns = [places.name && "name", places.number && "number", "size"].filter(Boolean).join(", ");
  const example = (name: string, number: string, size: string) =>
    [places.name && name, places.number && number, size].filter(Boolean).join(", ");

  function add(typed: string): void {
    const { added, problem: refused } = addTeamList(rows.length, typed, places);
    setProblem(refused);
    if (refused) setList((now) => ({ ...now, text: typed }));
    else {
      flushSync(() =>
        setList(({ rows: before, nextId }) => ({
          text: "",
          rows: [...before, ...added.map((row, nr) => ({ ...row, id: nextId + nr }))],
          nextId: nextId + added.length,
        })),
      );
      document.getElementById(teamRowsId)?.focus();
    }
  }

  /** A whole list needs no other tap. */
  function onPaste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData("text/plain");
    if (text.trim() !== "" || !/\S[\s\S]*[\t;,\n]/.test(pasted.trim())) return;
    event.preventDefault();
    add(pasted);
  }

  return (
    <section aria-labelledby={`${id}-heading`} className="grid gap-3">
      <h2 id={`${id}-heading`} className="font-semibold text-lg">
        Names for the team
      </h2>
      <LabelledTextarea
        id={id}
        label="Paste or type your list"
        hint={`One tee per line: ${columns}. Copy it from a sheet, or type it with commas.`}
        {...(error && { error })}
        rows={4}
        placeholder={[example("Asha", "7", "M"), example("Ravi", "10", "XL")].join("\n")}
        value={text}
        onType={(typed) => {
          setProblem(null);
          setList((now) => ({ ...now, text: typed }));
        }}
        onPaste={onPaste}
        spellCheck={false}
        className="min-w-0"
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="outline" disabled={text.trim() === ""} onClick={() => add(text)}>
          Add to list
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={rows.length >= maxTeamRows}
          onClick={() =>
            setList(({ rows: before, nextId, ...rest }) => ({
              ...rest,
              rows: [...before, { id: nextId, name: "", number: "", size: "" }],
              nextId: nextId + 1,
            }))
          }
        >
          Add a row
        </Button>
      </div>
    </section>
  );
}
