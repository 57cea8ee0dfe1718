import { useEffect, useState } from "react";
import { type CheckedTee, explainWords, teammateKey } from "@/lib/designer/team/check-team";
import type { Teammate } from "@/lib/designer/team/team-tee";
import { messageForStatus } from "@/lib/result";
import { checkTeamAction } from "@/server/teams/actions";

/** After the last key. */
const pauseMs = 500;

/** What the server found for each person's words, by teammateKey(); each is checked once. */
export function useCheckedTees(versionId: string, team: readonly Teammate[]) {
  const [tees, setTees] = useState<ReadonlyMap<string, CheckedTee>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const fresh = new Map(
    team
      .filter((teammate) => !explainWords(teammate) && !tees.has(teammateKey(teammate)))
      .map((teammate) => [teammateKey(teammate), teammate]),
  );
  const asked = JSON.stringify([...fresh.values()]);
  useEffect(() => {
    const unchecked: Teammate[] = JSON.parse(asked);
    if (unchecked.length === 0) return;
    const check = async () => {
      const answer = await checkTeamAction({ versionId, team: unchecked }).catch(() => null);
      setProblem(answer?.ok ? null : (answer?.message ?? messageForStatus(503)));
      if (!answer?.ok) return;
      const found = unchecked.flatMap((teammate, nr) => {
        const tee = answer.data[nr];
        return tee ? [[teammateKey(teammate), tee] as const] : [];
      });
      setTees((known) => new Map([...known, ...found]));
    };
    const timer = setTimeout(() => void check(), pauseMs);
    return () => clearTimeout(timer);
  }, [versionId, asked]);
  return { tees, problem, isChecking: fresh.size > 0 && problem === null };
}
