import { type Dispatch, type SetStateAction, useEffect, useRef } from "react";
import type { TeamListState } from "./team-list-state";

/** Keeps the list in this tab: a reload, or a look at the design in between, loses no name. */
export function useStoredTeam(
  designId: string,
  list: TeamListState,
  setList: Dispatch<SetStateAction<TeamListState>>,
): void {
  const key = `kapas team ${designId}`;
  const isRead = useRef(false);
  useEffect(() => {
    try {
      const stored: TeamListState | null = isRead.current
        ? null
        : JSON.parse(sessionStorage.getItem(key) ?? "null");
      isRead.current = true;
      if (stored && list.rows.length === 0 && list.text === "") setList(stored);
      else sessionStorage.setItem(key, JSON.stringify(list));
    } catch {
      // Without storage the list lasts as long as the page.
    }
  }, [key, list, setList]);
}
